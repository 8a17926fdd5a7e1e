import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FooterNewsletterForm } from './footer-newsletter-form';

let log: jest.SpyInstance;

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  log = jest.spyOn(console, 'log').mockReturnValue();
  render(
    <FooterNewsletterForm
      action="/newsletter"
      label="E-mail address"
      button="Sign up"
      thanks="Thank you."
    />,
  );
});

async function signUp() {
  await userEvent.type(screen.getByLabelText('E-mail address'), 'asha@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
}

test('signing up is thanked for', async () => {
  await signUp();
  expect(screen.getByRole('status')).toHaveTextContent('Thank you.');
});

test('signing up is only noted on the console', async () => {
  await signUp();
  expect(log).toHaveBeenCalledWith('Newsletter subscription', 'asha@example.com');
});

test('the field is empty afterwards', async () => {
  await signUp();
  expect(screen.getByLabelText('E-mail address')).toHaveValue('');
});

test('nobody is thanked before', () => {
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the address must be one', async () => {
  await userEvent.type(screen.getByLabelText('E-mail address'), 'asha');
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(log).not.toHaveBeenCalled();
});
