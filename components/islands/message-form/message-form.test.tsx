import { render, screen } from '@testing-library/react';
import { fillBrowser } from '@/lib/browser/fixtures/outbox';
import { forms, setupAt } from '@/lib/forms/fixtures/forms';
import { MessageForm } from './message-form';

const words = forms.message;
const { fields } = words;
beforeEach(async () => {
  await fillBrowser();
});

test('every field is required, and the text area has the given rows', () => {
  render(<MessageForm setup={setupAt('https://nectarine.example/')} words={words} rows={5} />);
  for (const { label } of [fields.name, fields.email, fields.subject, fields.message])
    expect(screen.getByLabelText(label)).toBeRequired();
  expect(screen.getByLabelText(fields.message.label)).toHaveAttribute('rows', '5');
});
