import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { forms } from '@/lib/forms/fixtures/forms';
import { carryAddress } from './carry-address';

const { checks } = forms.common;

let log: jest.SpyInstance;

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  log = jest.spyOn(console, 'log').mockReturnValue();
  document.body.innerHTML =
    '<form action="#"><input name="email" type="email" aria-label="Address" required />' +
    '<button>Sign up</button></form>';
  carryAddress(document.body, checks);
});

async function signUp(address: string) {
  await userEvent.type(screen.getByLabelText('Address'), address);
  await userEvent.click(screen.getByRole('button'));
}

test('requires a valid email address', async () => {
  await signUp('asha');
  expect(log).not.toHaveBeenCalled();
});

test("browser messages are in the page's words, until the field is filled in", async () => {
  const address = screen.getByLabelText<HTMLInputElement>('Address');
  await userEvent.click(screen.getByRole('button'));
  expect(address.validationMessage).toBe(checks.required);
  await userEvent.type(address, 'asha{Enter}');
  expect(address.validationMessage).toBe(checks.email);
  await userEvent.type(address, '@example.com');
  expect(address.validationMessage).toBe('');
});
