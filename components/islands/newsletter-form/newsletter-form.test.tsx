import { act, render, screen } from '@testing-library/react';
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

test('the address from the footer overrides an older draft', async () => {
  const values = { email: 'old@nectarine.example' };
  await fillBrowser(messageWith({ form: 'newsletter', values }));
  window.history.replaceState(null, '', '#email=new%40nectarine.example');
  render(form);
  await screen.findByText(new RegExp(setup.words.draft.restored));
  expect(email()).toHaveValue('new@nectarine.example');
});

test('the footer sign-up on the same page fills in the form', () => {
  const { unmount } = render(form);
  window.history.replaceState(null, '', '#email=neema%40nectarine.example');
  act(() => void window.dispatchEvent(new Event('hashchange')));
  expect(email()).toHaveValue('neema@nectarine.example');
  // Before the code for drafts arrives.
  unmount();
});
