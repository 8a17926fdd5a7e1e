import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/toast/notify';
import { fillBrowser } from '@/lib/browser/fixtures/outbox';
import { CityForm, city, connect, setup, submit } from './city-form.fixture';

jest.mock('@/components/ui/toast/notify');
jest.mock('./late', () => {
  throw new Error('no network');
});

const reach = jest.fn();
Object.assign(globalThis, { fetch: reach });
const post = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();

beforeEach(async () => {
  jest.clearAllMocks();
  reach.mockResolvedValue({});
  await fillBrowser();
  render(<CityForm />);
  await userEvent.type(city(), 'Mwanza');
});

test('the browser posts a form whose code for sending cannot be loaded', async () => {
  await submit();
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  expect(sessionStorage['contact-city']).toBe('Mwanza');
  expect(sessionStorage['form-contact']).toBeTruthy();
});

test.each<[string, () => void]>([
  ['the browser is offline', () => connect(false)],
  ['the service cannot be reached', () => reach.mockRejectedValue(new TypeError())],
])('while %s, the form stays on the page', async (_, disconnect) => {
  disconnect();
  await submit();
  await waitFor(() =>
    expect(jest.mocked(notify).mock.calls).toEqual([['error', setup.words.offline]]),
  );
  expect(post).not.toHaveBeenCalled();
  expect(city()).toHaveValue('Mwanza');
  connect(true);
});
