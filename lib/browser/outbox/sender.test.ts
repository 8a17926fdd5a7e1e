/** @jest-environment node */
import 'fake-indexeddb/auto';
import { fakeLocks } from '../fixtures/fake-locks';
import type { Message, Outbox } from './message';
import { sendWaiting } from './sender';
import { act } from './store';

const endpoint = 'https://forms.example/ajax/info@example.com';
const message = (id: string, changes: Partial<Message> = {}): Message => ({
  ...{ id, form: 'contact', page: '/contact', tab: 'tab', owner: 'page', state: 'waiting' },
  at: Date.now() - 1_000 + Number(id),
  values: { name: `Asha ${id}` },
  print: id,
  post: {
    ...{ endpoint, subject: 'Greeting', payload: { name: `Asha ${id}` } },
    nextUrl: 'https://x.example',
  },
  ...changes,
});

let posts: FormData[];
let answer: () => Promise<Response>;
let isReachable: boolean;

beforeEach(() => {
  posts = [];
  isReachable = true;
  answer = async () => Response.json({ success: 'true' });
  Object.defineProperty(globalThis, 'navigator', {
    value: { locks: fakeLocks() },
    configurable: true,
  });
  globalThis.fetch = (async (_: string, init: RequestInit) => {
    if (init.method === 'HEAD') {
      if (!isReachable) throw new TypeError('Failed to fetch');
      return new Response();
    }
    posts.push(init.body as FormData);
    return answer();
  }) as typeof fetch;
});

const keep = (...messages: Message[]) => act(() => [messages, undefined]);
const read = () => act<Outbox>((outbox) => [outbox, outbox]);
const states = async () =>
  [...(await read())].sort((a, b) => a.id.localeCompare(b.id)).map(({ state }) => state);
const send = (eager = false) => sendWaiting(eager, async () => undefined);

test('sends each message once, in order, and leaves a receipt without its text', async () => {
  await keep(message('2'), message('1'));
  expect(await send()).toBe(true);
  expect(posts.map((post) => post.get('name'))).toEqual(['Asha 1', 'Asha 2']);
  expect(posts[0]?.get('_subject')).toBe('Greeting');
  expect(await states()).toEqual(['sent', 'sent']);
  expect(JSON.stringify(await read())).not.toContain('Asha');
  await send();
  expect(posts).toHaveLength(2);
});

test('two requests at once send a message once', async () => {
  await keep(message('1'));
  await Promise.all([send(), send()]);
  expect(posts).toHaveLength(1);
});

test('nothing is sent while the service cannot be reached', async () => {
  await keep(message('1'));
  isReachable = false;
  expect(await send()).toBe(false);
  expect(posts).toEqual([]);
  expect(await states()).toEqual(['waiting']);
});

test.each<[string, () => Promise<Response>, Message['state']]>([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'unsure'],
  ['an answer that does not confirm it', async () => new Response('<h1>Back soon</h1>'), 'unsure'],
  ['an error', async () => new Response('', { status: 500 }), 'refused'],
  ['a refusal with status 200', async () => Response.json({ success: 'false' }), 'refused'],
])('%s: the message stays, and is not sent again', async (_, answered, state) => {
  await keep(message('1'));
  answer = answered;
  expect(await send()).toBe(true);
  expect(await read()).toMatchObject([{ state, values: { name: 'Asha 1' } }]);
  await send(true);
  expect(posts).toHaveLength(1);
});

test.each([503, 429])('after %s, a message is sent at the next visit', async (status) => {
  await keep(message('1'));
  answer = async () => new Response('', { status });
  expect(await send()).toBe(false);
  await send();
  expect(posts).toHaveLength(1);
  answer = async () => Response.json({ success: 'true' });
  expect(await send(true)).toBe(true);
  expect(posts).toHaveLength(2);
  expect(await states()).toEqual(['sent']);
});

test('a message that was on its way when the worker ended is not sent again', async () => {
  await keep(message('1', { state: 'sending', attempted: Date.now() }));
  await send();
  expect(posts).toEqual([]);
  expect(await states()).toEqual(['unsure']);
});

test('a message that is deleted while another one is sent does not leave', async () => {
  await keep(message('1'), message('2'));
  answer = async () => {
    await act((outbox) => [outbox.filter(({ id }) => id !== '2'), undefined]);
    return Response.json({ success: 'true' });
  };
  await send();
  expect(posts.map((post) => post.get('name'))).toEqual(['Asha 1']);
});
