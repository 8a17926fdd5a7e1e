import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useSend } from '@/components/forms/send/use-send';
import { notify } from '@/components/ui/toast/notify';
import { type Arrival, installFakeRequest } from '@/lib/browser/fixtures/fake-request';
import { fakeLocks, fakeStore } from '@/lib/browser/fixtures/fake-store';
import type { WaitingMessage } from '@/lib/browser/waiting-messages';
import { forms, setupAt } from '@/lib/forms/fixtures/forms';
import { SendNotices } from '../send-notices/send-notices';

jest.mock('@/components/ui/toast/notify');
const mockStore = fakeStore();
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: (id: string) => mockStore.get(id),
  set: (id: string, value: unknown) => mockStore.set(id, value),
  del: (id: string) => mockStore.del(id),
  values: () => mockStore.values(),
}));

const setup = setupAt('https://nectarine.example/contact');
const { toasts, waiting: words } = forms.common;
const arrivals: Arrival[] = [];
const worker = { postMessage: jest.fn() };
let controller: object | undefined;
const sync = { register: jest.fn(async () => undefined) };
let registration: object | undefined;

const connect = (onLine: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  mockStore.entries.clear();
  mockStore.refuse(false);
  jest.clearAllMocks();
  arrivals.length = 0;
  installFakeRequest((arrival) => {
    arrivals.push(arrival);
    arrival.answer('{"success":"true"}');
  });
  registration = { active: worker, sync };
  controller = worker;
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => registration,
  });
  Object.defineProperty(serviceWorker, 'controller', { get: () => controller });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  connect(false);
});
afterEach(() => connect(true));

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const { send, state } = useSend(form, setup, 'Contact', 'contact');
  const city = () => new FormData(form.current as HTMLFormElement).get('city') as string;
  return (
    <form ref={form}>
      <input name="city" aria-label="City" />
      <input name="_honey" aria-label="Honeypot" />
      <button type="button" onClick={() => send({ city: city() })}>
        Send
      </button>
      <SendNotices
        setup={setup}
        words={{ subject: 'Contact', fields: {}, submit: { rest: 'Send', busy: 'Sending' } }}
        sending={state.sending}
      />
    </form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const city = () => screen.getByLabelText('City');
// The library's keyboard does not see that a form was reset.
const type = (value: string) => fireEvent.input(city(), { target: { value } });
const kept = () => [...mockStore.entries.values()] as WaitingMessage[];

async function sendOffline() {
  const view = render(<Form />);
  type('Mwanza');
  await press('Send');
  await waitFor(() => expect(notify).toHaveBeenCalled());
  return view;
}

test('without a network, a message is kept and listed, and the form is empty', async () => {
  await sendOffline();
  expect(arrivals).toEqual([]);
  expect(jest.mocked(notify).mock.calls).toEqual([['success', words.saved]]);
  expect(city()).toHaveValue('');
  expect(kept()).toMatchObject([
    {
      form: 'contact',
      state: 'waiting',
      post: { subject: 'Contact', payload: { city: 'Mwanza' } },
    },
  ]);
  expect(await screen.findByText('Mwanza')).toBeInTheDocument();
  expect(sync.register).toHaveBeenCalled();
});

test('a kept message is still listed after a reload', async () => {
  (await sendOffline()).unmount();
  render(<Form />);
  expect(await screen.findByText('Mwanza')).toBeInTheDocument();
});

test('asks before the same message is kept again', async () => {
  await sendOffline();
  type('Mwanza');
  await press('Send');
  expect(city()).toHaveValue('Mwanza');
  expect(kept()).toHaveLength(1);
});

test('changing a kept message moves it back into the form, so only the new one is sent', async () => {
  await sendOffline();
  await press(words.change);
  expect(city()).toHaveValue('Mwanza');
  expect(kept()).toEqual([]);
  connect(true);
  await press('Send');
  expect(arrivals).toHaveLength(1);
});

test('changing a kept message does not overwrite another one in the form', async () => {
  await sendOffline();
  type('Dodoma');
  await press(words.change);
  expect(city()).toHaveValue('Dodoma');
  expect(kept()).toHaveLength(1);
  expect(notify).toHaveBeenLastCalledWith('error', words.occupied);
});

test('a kept message can be deleted', async () => {
  await sendOffline();
  await press(words.delete);
  expect(kept()).toEqual([]);
  expect(screen.queryByText('Mwanza')).not.toBeInTheDocument();
});

test('once the network is back, the worker is asked to send', async () => {
  await sendOffline();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(worker.postMessage).toHaveBeenCalledWith('send-waiting'));
});

test('reports a sent message until the visitor closes the report', async () => {
  await sendOffline();
  const [message] = kept();
  if (!message) throw new Error('nothing is kept');
  const { id, form, at } = message;
  mockStore.entries.set(id, { id, form, at, state: 'sent' });
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: 'waiting-changed' }));
  expect(
    await screen.findByText((text) => text.startsWith(words.sent.split('{')[0] ?? '?')),
  ).toBeInTheDocument();
  await press(words.close);
  expect(kept()).toEqual([]);
});

test('a message that is being sent can neither be changed nor deleted', async () => {
  await sendOffline();
  const [message] = kept();
  if (!message) throw new Error('nothing is kept');
  mockStore.entries.set(message.id, { ...message, state: 'sending' });
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: 'waiting-changed' }));
  expect(
    await screen.findByText((text) => text.startsWith(words.sending.split('{')[0] ?? '?')),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: words.change })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: words.delete })).not.toBeInTheDocument();
});

test('a page that gets its worker while it is open lists messages, too', async () => {
  (await sendOffline()).unmount();
  controller = undefined;
  render(<Form />);
  expect(screen.queryByText('Mwanza')).not.toBeInTheDocument();
  controller = worker;
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(await screen.findByText('Mwanza')).toBeInTheDocument();
});

test.each([
  ['without a worker', () => (controller = undefined)],
  ['where the worker was just switched off', () => (registration = undefined)],
  ['where storage is refused', () => mockStore.refuse()],
])('%s, the failure is shown as usual, and nothing is lost', async (_, spoil) => {
  spoil();
  await sendOffline();
  expect(jest.mocked(notify).mock.calls).toEqual([['error', toasts.failure]]);
  expect(city()).toHaveValue('Mwanza');
  expect(screen.getByText(forms.common.offline)).toBeInTheDocument();
});
