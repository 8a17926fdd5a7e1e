import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Arrival, installFakeRequest } from '@/lib/browser/fixtures/fake-request';
import { fillBrowser } from '@/lib/browser/fixtures/outbox';
import { forms, setupAt } from '@/lib/forms/fixtures/forms';
import { MessageForm } from './message-form';

const words = forms.message;
const { fields } = words;
const texts = {
  [fields.name.label]: 'Neema',
  [fields.email.label]: 'neema@nectarine.example',
  [fields.subject.label]: 'A sofa',
  [fields.message.label]: 'It is long.',
};

beforeEach(async () => {
  await fillBrowser();
});

test('sends all fields', async () => {
  const arrivals: Arrival[] = [];
  installFakeRequest((arrival) => {
    arrivals.push(arrival);
    arrival.answer('');
  });
  render(<MessageForm setup={setupAt('https://nectarine.example/')} words={words} rows={5} />);
  for (const [label, text] of Object.entries(texts)) {
    await userEvent.type(screen.getByLabelText(label), text);
  }
  await userEvent.click(screen.getByRole('button', { name: words.submit.rest }));
  expect(Object.fromEntries(arrivals[0]?.body ?? [])).toMatchObject({
    name: 'Neema',
    email: 'neema@nectarine.example',
    subject: 'A sofa',
    message: 'It is long.',
    _subject: words.subject,
  });
});

test('every field is required, and the text area has the given rows', () => {
  render(<MessageForm setup={setupAt('https://nectarine.example/')} words={words} rows={5} />);
  for (const label of Object.keys(texts)) expect(screen.getByLabelText(label)).toBeRequired();
  expect(screen.getByLabelText(fields.message.label)).toHaveAttribute('rows', '5');
});
