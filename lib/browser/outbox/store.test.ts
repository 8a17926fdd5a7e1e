/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Message } from './message';

const message: Message = {
  ...{ id: 'a', state: 'draft', at: Date.now(), values: { name: 'Asha' } },
  ...{ form: 'contact', page: '/contact', tab: 'tab', owner: 'page' },
};
const add =
  (...added: Message[]) =>
  (outbox: readonly object[]) =>
    [[...outbox, ...added], undefined] as never;
const read = (outbox: readonly object[]) => [outbox, outbox] as never;

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
  await Promise.all([one.act(add(message)), two.act(add({ ...message, id: 'b' }))]);
  expect(await one.act(read)).toHaveLength(2);
  expect(await two.act(read)).toHaveLength(2);
});

test('where storage is denied, texts last as long as the page', async () => {
  const page = await openPage();
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await page.act(add(message));
  expect(await page.act(read)).toEqual([message]);
  expect(page.isLasting()).toBe(false);
  await expect(page.actInStorage(read)).rejects.toThrow('refused');

  // Once it is allowed, nothing is lost.
  open.mockRestore();
  await page.act(read);
  expect(page.isLasting()).toBe(true);
  expect(await (await openPage()).act(read)).toEqual([message]);
});

test('a text that could not be written stays in memory while another is being written', async () => {
  const page = await openPage();
  await page.act(read);
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  const written = page.act(add(message));
  while (put.mock.calls.length === 0) await new Promise(setImmediate);
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await page.act(add({ ...message, id: 'b' }));
  await written;
  expect(page.isLasting()).toBe(false);
  expect(await page.act(read)).toMatchObject([{ id: 'a' }, { id: 'b' }]);
});

test('a message whose page has gone is no longer being sent', async () => {
  const locks = {
    request: async (_: string, __: object, work: (lock: object) => unknown) => work({}),
  };
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
  const page = await openPage();
  await page.act(add({ ...message, state: 'sending', attempted: Date.now() }));
  expect(await page.readOutbox()).toMatchObject([{ state: 'unsure', left: true }]);
});
