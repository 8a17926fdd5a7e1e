import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { messageWith } from '../fixtures/outbox';
import type { Message, Outbox, Step } from './message';

const message = messageWith();
const add =
  (changes: Partial<Message> = {}) =>
  (outbox: Outbox): Step<undefined> => [[...outbox, { ...message, ...changes }], undefined];
const read = (outbox: Outbox): Step<Outbox> => [outbox, outbox];
const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

/** A page or worker: each has its own copy of the module, and one database. */
async function openPage() {
  jest.resetModules();
  return import('./store');
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test('pages see what others have written, and two actions at once do not undo each other', async () => {
  const [one, two] = [await openPage(), await openPage()];
  await Promise.all([one.act(add()), two.act(add({ id: 'b' }))]);
  expect(await one.act(read)).toHaveLength(2);
  expect(await two.act(read)).toHaveLength(2);
});

test('where storage is denied, texts last as long as the page, and are written once it is allowed', async () => {
  const page = await openPage();
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(refuse);
  await page.act(add());
  expect(await page.act(read)).toEqual([message]);
  expect(page.readKept().isLasting).toBe(false);
  await expect(page.actInStorage(read)).rejects.toThrow('refused');
  open.mockRestore();
  await page.act(read);
  expect(page.readKept().isLasting).toBe(true);
  expect(await (await openPage()).act(read)).toEqual([message]);
});

test('a text that could not be written stays in memory while another is being written', async () => {
  const page = await openPage();
  await page.act(read);
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  const written = page.act(add());
  while (put.mock.calls.length === 0) await new Promise(setImmediate);
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(refuse);
  await page.act(add({ id: 'b' }));
  await written;
  expect(page.readKept().isLasting).toBe(false);
  expect(await page.act(read)).toMatchObject([{ id: 'a' }, { id: 'b' }]);
});

test.each<[string, unknown]>([
  ['null', null],
  ['a text', 'Mwanza'],
  ['a record without an id', { state: 'draft', at: 0, values: {} }],
  ['a record without a text', { id: 'x', state: 'draft', at: 0 }],
])('%s among the records is left alone, and the others are kept', async (_, alien) => {
  const page = await openPage();
  await page.act(add());
  const stored = await new Promise<unknown[]>((resolve) => {
    indexedDB.open('outbox').onsuccess = ({ target }) => {
      const { result } = target as IDBOpenDBRequest;
      const messages = result.transaction('messages', 'readwrite').objectStore('messages');
      messages.put(alien, 'alien');
      messages.getAll().onsuccess = (event) => resolve((event.target as IDBRequest).result);
    };
  });
  expect(stored).toContainEqual(alien);
  await page.act(add({ id: 'b' }));
  expect(page.readKept().isLasting).toBe(true);
  expect(await (await openPage()).act(read)).toMatchObject([{ id: 'a' }, { id: 'b' }]);
});

test.each<[string, () => IDBOpenDBRequest]>([
  ['changes', () => indexedDB.open('outbox', 2)],
  ['deletes', () => indexedDB.deleteDatabase('outbox')],
])('an open page is not in the way of a program that %s the database', async (_, request) => {
  const page = await openPage();
  await page.act(add());
  const done = await new Promise((resolve) => {
    const asked = request();
    asked.onblocked = () => resolve('blocked');
    asked.onsuccess = () => {
      (asked.result as IDBDatabase | undefined)?.close();
      resolve('done');
    };
  });
  expect(done).toBe('done');
  // The page opens it anew.
  await page.act(add({ id: 'b' }));
  expect(page.readKept().isLasting).toBe(true);
});

test('a message whose page has gone is no longer being sent', async () => {
  const request = async (_: string, __: object, work: (lock: object) => unknown) => work({});
  const value = { locks: { request } };
  Object.defineProperty(globalThis, 'navigator', { value, configurable: true });
  const page = await openPage();
  await page.act(add({ state: 'sending', attempted: Date.now() }));
  expect(await page.readOutbox()).toMatchObject([{ state: 'unsure', left: true }]);
});
