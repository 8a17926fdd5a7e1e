import 'fake-indexeddb/auto';
import { messageWith, readRecords as read } from '../fixtures/outbox';
import { sendWaiting } from './sender';
import { act } from './store';

const nextUrl = 'https://nectarine.example';
const start = Date.now();
const message = (id: string) => {
  const values = { name: `Asha ${id}` };
  const post = { endpoint: nextUrl, subject: 'Greeting', payload: values, nextUrl };
  return messageWith({ id, state: 'waiting', at: start - 1_000 + Number(id), values, post });
};

const posts: unknown[] = [];
let answer: () => Promise<Response>;

/** Locks as browsers give them: one holder of a name at a time. */
const held = new Set<string>();
async function request(name: string, _: object, work: (lock: object | null) => Promise<unknown>) {
  if (held.has(name)) return work(null);
  held.add(name);
  return work({}).finally(() => held.delete(name));
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } } });
  globalThis.fetch = (async (_: string, { method, body }: RequestInit) => {
    if (method === 'HEAD') return new Response();
    posts.push((body as FormData).get('name'));
    return answer();
  }) as typeof fetch;
});

const send = (eager: boolean) => sendWaiting(eager, async () => undefined);

test('sends what waits, in order: once, later after "not now", and not what was deleted meanwhile', async () => {
  await act(() => [[message('3'), message('2'), message('1')], undefined]);
  answer = async () => {
    await act((outbox) => [outbox.filter(({ id }) => id !== '2'), undefined]);
    return new Response('', { status: 503 });
  };
  expect(await send(false)).toBe(false);
  expect(await send(false)).toBe(false);
  expect(posts).toEqual(['Asha 1', 'Asha 3']);
  answer = async () => Response.json({ success: 'true' });
  await Promise.all([send(true), send(true)]);
  expect(posts.slice(2)).toEqual(['Asha 1', 'Asha 3']);
  expect(await read()).toMatchObject([{ receipt: true }, { receipt: true }]);
  expect(JSON.stringify(await read())).not.toContain('Asha');
});

test('nothing is sent while the service cannot be reached', async () => {
  await act(() => [[message('1')], undefined]);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await send(true)).toBe(false);
  expect(await read()).toMatchObject([{ state: 'waiting' }]);
});
