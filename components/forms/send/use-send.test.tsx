import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { notify } from '@/components/ui/toast/notify';
import { type Arrival, installFakeRequest } from '@/lib/browser/fixtures/fake-request';
import { forms, setupAt } from '@/lib/forms/fixtures/forms';
import { useSend } from './use-send';

jest.mock('@/components/ui/toast/notify');

const setup = setupAt('https://nectarine.example/contact');
const { success, failure } = forms.common.toasts;

let arrivals: Arrival[];
/** How the service answers. */
let answer: (arrival: Arrival) => void;
let results: (boolean | undefined)[];
let attachment: File | undefined;

beforeEach(() => {
  jest.mocked(notify).mockClear();
  sessionStorage.clear();
  localStorage.clear();
  arrivals = [];
  results = [];
  attachment = undefined;
  answer = (arrival) => arrival.answer('{"success":"true"}');
  installFakeRequest((arrival) => {
    arrivals.push(arrival);
    answer(arrival);
  });
});

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const { send, state } = useSend(form, setup, 'Contact', 'contact');
  const { busy, progress, cancel, failure: failed, question, ...rest } = state.sending;
  const { typedSince, bringBack } = rest;

  async function submit() {
    results.push(await send({ city: 'Mwanza' }, attachment));
  }

  return (
    <form ref={form} aria-busy={busy} aria-label="Contact">
      <input name="city" aria-label="City" />
      <input name="_honey" aria-label="Honeypot" />
      <button type="button" onClick={submit}>
        Send
      </button>
      <button type="button" onClick={cancel}>
        Cancel
      </button>
      <button type="button" onClick={() => question?.answer(true)}>
        Again
      </button>
      {bringBack && (
        <button type="button" onClick={bringBack}>
          Bring it back
        </button>
      )}
      <output>{JSON.stringify({ progress, failed, asked: Boolean(question), typedSince })}</output>
    </form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const state = () => JSON.parse(document.querySelector('output')?.textContent ?? '');
const city = () => screen.getByLabelText('City');

test('after a successful send, shows a toast and clears the form', async () => {
  render(<Form />);
  await userEvent.type(city(), 'Mwanza');
  await press('Send');
  expect(arrivals.map(({ url }) => url)).toEqual([setup.service.ajaxEndpoint]);
  expect(arrivals[0]?.body.get('city')).toBe('Mwanza');
  expect(arrivals[0]?.body.get('_subject')).toBe('Contact');
  expect(results).toEqual([true]);
  expect(jest.mocked(notify).mock.calls).toEqual([['success', success]]);
  expect(city()).toHaveValue('');
});

test('after a failed send, shows a toast and keeps the form', async () => {
  answer = (arrival) => arrival.answer('', 500);
  render(<Form />);
  await userEvent.type(city(), 'Mwanza');
  await press('Send');
  expect(results).toEqual([false]);
  expect(jest.mocked(notify).mock.calls).toEqual([['error', failure]]);
  expect(city()).toHaveValue('Mwanza');
  expect(state().failed).toEqual({
    payload: { city: 'Mwanza' },
    reason: 'failed',
    mayHaveArrived: false,
  });
});

test('ignores a second send while one is in progress', async () => {
  answer = () => undefined;
  render(<Form />);
  await press('Send');
  await press('Send');
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  expect(arrivals).toHaveLength(1);
  expect(results).toEqual([undefined]);
  await act(async () => arrivals[0]?.answer(''));
  expect(results).toEqual([undefined, true]);
});

test('sends the honeypot value unchanged', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Honeypot'), 'buy now');
  await press('Send');
  expect(arrivals[0]?.body.get('_honey')).toBe('buy now');
});

test('shows upload progress from the start', async () => {
  attachment = new File(['x'], 'box.png', { type: 'image/png' });
  answer = () => undefined;
  render(<Form />);
  await press('Send');
  expect(state().progress).toBe(0);
  act(() => arrivals[0]?.upload(0.5));
  expect(state().progress).toBe(0.5);
});

test('reports neither success nor failure after a cancel', async () => {
  answer = () => undefined;
  render(<Form />);
  await press('Send');
  await press('Cancel');
  expect(results).toEqual([undefined]);
  expect(state().failed.reason).toBe('cancelled');
  expect(notify).not.toHaveBeenCalled();
});

test('resends the same message only if the visitor agrees', async () => {
  render(<Form />);
  await press('Send');
  await press('Send');
  expect(state().asked).toBe(true);
  expect(arrivals).toHaveLength(1);
  await press('Again');
  expect(arrivals).toHaveLength(2);
  expect(results).toEqual([true, true]);
});

test('editing the form answers the question with no', async () => {
  render(<Form />);
  await press('Send');
  await press('Send');
  await userEvent.type(city(), 'D');
  expect(state().asked).toBe(false);
  expect(arrivals).toHaveLength(1);
  expect(results).toEqual([true, undefined]);
});

describe('a message whose delivery the response does not confirm', () => {
  const hour = 60 * 60 * 1000;
  const sendUnconfirmed = async () => {
    answer = (arrival) => arrival.answer('<h1>Back soon</h1>');
    const view = render(<Form />);
    await userEvent.type(city(), 'Mwanza');
    await press('Send');
    return view;
  };

  test('shows the toast, clears the form, and can be restored with one tap', async () => {
    await sendUnconfirmed();
    expect(results).toEqual([true]);
    expect(jest.mocked(notify).mock.calls).toEqual([['success', success]]);
    expect(city()).toHaveValue('');
    await press('Bring it back');
    expect(city()).toHaveValue('Mwanza');
    expect(screen.queryByRole('button', { name: 'Bring it back' })).not.toBeInTheDocument();
  });

  test('needs confirmation before it is sent again', async () => {
    await sendUnconfirmed();
    await press('Bring it back');
    await press('Send');
    expect(state().asked).toBe(true);
    expect(arrivals).toHaveLength(1);
  });

  test.each([
    ['can be brought back after a reload', 23 * hour, 1],
    ['is forgotten after a day', 25 * hour, 0],
  ])('%s', async (_, later, buttons) => {
    const { unmount } = await sendUnconfirmed();
    unmount();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + later);
    render(<Form />);
    expect(screen.queryAllByRole('button', { name: 'Bring it back' })).toHaveLength(buttons);
    clock.mockRestore();
  });

  test('is forgotten once a later message is confirmed', async () => {
    await sendUnconfirmed();
    answer = (arrival) => arrival.answer('{"success":"true"}');
    await userEvent.type(city(), 'Dodoma');
    await press('Send');
    await press('Again');
    expect(screen.queryByRole('button', { name: 'Bring it back' })).not.toBeInTheDocument();
  });
});

test('keeps text typed while sending', async () => {
  answer = () => undefined;
  render(<Form />);
  await press('Send');
  await userEvent.type(city(), 'Dodoma');
  await act(async () => arrivals[0]?.answer(''));
  expect(city()).toHaveValue('Dodoma');
  expect(state().typedSince).toBe(true);
});
