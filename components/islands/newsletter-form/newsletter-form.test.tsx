import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveDraft } from '@/lib/browser/draft';
import { type Arrival, installFakeRequest } from '@/lib/browser/fixtures/fake-request';
import { forms, setupAt } from '@/lib/forms/fixtures/forms';
import { NewsletterForm } from './newsletter-form';

const words = forms.newsletter;
const form = (
  <NewsletterForm setup={setupAt('https://nectarine.example/newsletter')} words={words} />
);
const email = () => screen.getByLabelText(words.fields.email.label);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
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

test('the address from the footer overrides an older draft', () => {
  saveDraft(sessionStorage, 'newsletter', { email: 'old@nectarine.example' });
  window.history.replaceState(null, '', '#email=new%40nectarine.example');
  render(form);
  expect(email()).toHaveValue('new@nectarine.example');
});
