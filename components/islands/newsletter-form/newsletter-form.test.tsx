import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Arrival, installFakeRequest } from '@/lib/browser/fixtures/fake-request';
import { fillBrowser, messageWith } from '@/lib/browser/fixtures/outbox';
import { forms, setupAt } from '@/lib/forms/fixtures/forms';
import { NewsletterForm } from './newsletter-form';

const words = forms.newsletter;
const setup = setupAt('https://nectarine.example/newsletter');
const form = <NewsletterForm setup={setup} words={words} />;
const email = () => screen.getByLabelText(words.fields.email.label);

beforeEach(async () => {
  await fillBrowser();
  window.history.replaceState(null, '', '/newsletter');
});

test('sends the email address', async () => {
  const arrivals: Arrival[] = [];
  installFakeRequest((arrival) => {
    arrivals.push(arrival);
    arrival.answer('');
  });
  render(form);
  await userEvent.type(email(), 'neema@nectarine.example');
  await userEvent.click(screen.getByRole('button', { name: words.submit.rest }));
  expect(arrivals.map(({ body }) => body.get('email'))).toEqual(['neema@nectarine.example']);
  expect(email()).toHaveValue('');
});

test('the address from the footer overrides an older draft', async () => {
  const values = { email: 'old@nectarine.example' };
  await fillBrowser(messageWith({ form: 'newsletter', values }));
  window.history.replaceState(null, '', '#email=new%40nectarine.example');
  render(form);
  await screen.findByText(new RegExp(setup.words.draft.restored));
  expect(email()).toHaveValue('new@nectarine.example');
});
