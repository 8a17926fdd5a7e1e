import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBDatabase, indexedDB } from 'fake-indexeddb';
import { notify } from '@/components/ui/toast/notify';
import { fillBrowser, messageWith, readRecords } from '@/lib/browser/fixtures/outbox';
import { claim } from '@/lib/browser/outbox/outbox';
import { SEND } from '@/lib/browser/outbox/sender';
import { actInStorage } from '@/lib/browser/outbox/store';
import {
  CityForm,
  city,
  connect,
  fakeService,
  findText,
  press,
  setup,
  submit,
} from './city-form.fixture';

jest.mock('@/components/ui/toast/notify');

const { toasts, waiting: words, draft, offline } = setup.words;
const worker = { postMessage: jest.fn() };
const sync = { register: jest.fn(async () => undefined) };
let registration: object | undefined;

let service: ReturnType<typeof fakeService>;

beforeAll(() => {
  // jsdom has neither. Records never change, so they need no copies.
  Object.assign(globalThis, { indexedDB, structuredClone: (value: unknown) => value });
});

beforeEach(async () => {
  await fillBrowser();
  jest.clearAllMocks();
  service = fakeService();
  registration = { active: worker, sync };
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  connect(false);
});
afterEach(() => {
  connect(true);
  jest.restoreAllMocks();
});

// The library's keyboard does not see that a form was reset.
const type = (value: string) => fireEvent.input(city(), { target: { value } });
const states = async () => (await readRecords()).map(({ state }) => state);
const boxOf = (text: string) => screen.findByText(new RegExp(`^${text}`));

async function sendOffline() {
  const view = render(<CityForm />);
  type('Mwanza');
  await submit();
  await waitFor(() => expect(notify).toHaveBeenCalled());
  return view;
}

test('without a network, a message is kept and listed, and the form is empty', async () => {
  await sendOffline();
  expect(service.arrivals).toEqual([]);
  expect(jest.mocked(notify).mock.calls).toEqual([['success', words.saved]]);
  expect(city()).toHaveValue('');
  expect(await readRecords()).toMatchObject([
    { state: 'waiting', post: { subject: 'Contact', payload: { city: 'Mwanza' } } },
  ]);
  expect(await boxOf('Mwanza')).toBeVisible();
  expect(sync.register).toHaveBeenCalledWith(SEND);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(worker.postMessage).toHaveBeenCalledWith(SEND));
  await press(words.delete);
  await waitFor(() => expect(screen.queryByText(/^Mwanza/)).not.toBeInTheDocument());
  expect(await readRecords()).toEqual([]);
});

test('a kept message moves back into the form, whose own text stays as a message', async () => {
  await sendOffline();
  type('Dodoma');
  await userEvent.click(await screen.findByRole('button', { name: words.change }));
  await waitFor(() => expect(city()).toHaveValue('Mwanza'));
  expect(await boxOf('Dodoma')).toBeVisible();
  connect(true);
  await submit();
  await waitFor(() => expect(service.arrivals).toHaveLength(1));
  expect(await states()).toEqual(expect.arrayContaining(['sent', 'draft']));
});

test('an action that comes too late says so', async () => {
  await sendOffline();
  const remove = await screen.findByRole('button', { name: words.delete });
  const change = screen.getByRole('button', { name: words.change });
  // By the worker, which has not reported it yet.
  await actInStorage((outbox, now) => claim(outbox, outbox[0]?.id ?? '', now));
  fireEvent.click(remove);
  fireEvent.click(change);
  await waitFor(() => expect(notify).toHaveBeenCalledTimes(3));
  expect(notify).toHaveBeenLastCalledWith('error', words.tooLate);
  expect(await states()).toEqual(['sending']);
});

test('a message of another tab is only counted until the visitor asks for it', async () => {
  const report = { ...messageWith(), id: 'b', state: 'sent', receipt: true, sure: true } as const;
  await fillBrowser(messageWith({ state: 'refused' }), report);
  sessionStorage.clear();
  render(<CityForm />);
  await findText(words.sent);
  expect(screen.queryByText(/^Mwanza/)).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: words.show }));
  expect(await boxOf('Mwanza')).toBeVisible();
  await press(words.forget);
  await waitFor(() => expect(screen.queryByText(/^Mwanza/)).not.toBeInTheDocument());
  expect(await states()).toEqual(['sent']);
});

test('after the visitor deleted the data of the site, nothing is listed as saved', async () => {
  await sendOffline();
  await boxOf('Mwanza');
  await new Promise((resolve) => {
    indexedDB.open('outbox').onsuccess = ({ target }) => {
      const { result } = target as IDBOpenDBRequest;
      const clearing = result.transaction('messages', 'readwrite');
      clearing.objectStore('messages').clear();
      clearing.oncomplete = resolve;
    };
  });
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(screen.queryByText(/^Mwanza/)).not.toBeInTheDocument());
});

test.each([
  ['without a worker', () => (registration = undefined), offline],
  [
    'where storage is refused',
    () => {
      jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      });
    },
    // How long the text lasts.
    draft.pageOnly,
  ],
])('%s, the failure is shown as usual, and nothing is lost', async (_, prepare, says) => {
  prepare();
  await sendOffline();
  expect(jest.mocked(notify).mock.calls).toEqual([['error', toasts.failure]]);
  expect(city()).toHaveValue('Mwanza');
  expect(screen.getByText(says)).toBeVisible();
});
