import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/toast/notify';
import { fillBrowser } from '@/lib/browser/fixtures/outbox';
import { CityForm, city, connect, setup, submit } from './city-form.fixture';

jest.mock('@/components/ui/toast/notify');
jest.mock('./late', () => {
  throw new Error('no network');
});

const post = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();

beforeEach(async () => {
  post.mockClear();
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

test('while the browser is offline, the form stays on the page', async () => {
  connect(false);
  await submit();
  await waitFor(() =>
    expect(jest.mocked(notify).mock.calls).toEqual([['error', setup.words.offline]]),
  );
  expect(post).not.toHaveBeenCalled();
  expect(city()).toHaveValue('Mwanza');
  connect(true);
});
