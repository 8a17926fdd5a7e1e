/** @jest-environment node */
import { fakeLocks, fakeStore } from '../fixtures/fake-store';
import type { WaitingMessage } from '../waiting-messages';
import { sendWaiting } from './send-waiting';

const mockStore = fakeStore();
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: (id: string) => mockStore.get(id),
  set: (id: string, value: unknown) => mockStore.set(id, value),
  del: (id: string) => mockStore.del(id),
  values: () => mockStore.values(),
}));

const endpoint = 'https://forms.example/ajax/info@example.com';
const message = (id: string, changes: Partial<WaitingMessage> = {}): WaitingMessage => ({
  id,
  form: 'contact',
  at: new Date(2026, 10, 20, 12, Number(id)),
  state: 'waiting',
  post: {
    endpoint,
    subject: 'Greeting',
    payload: { name: `Asha ${id}` },
    nextUrl: 'https://x.example',
  },
  values: { name: `Asha ${id}` },
  ...changes,
});

let posts: FormData[];
let answer: () => Promise<Response>;
let isReachable: boolean;

beforeEach(() => {
  mockStore.entries.clear();
  mockStore.refuse(false);
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

const keep = (...messages: WaitingMessage[]) => {
  for (const each of messages) mockStore.entries.set(each.id, each);
};
const states = () => [...mockStore.entries.values()].map((kept) => (kept as WaitingMessage).state);
const nothing = async () => undefined;

test('sends each message once, in order, and leaves a receipt without its text', async () => {
  keep(message('2'), message('1'));
  expect(await sendWaiting(nothing)).toBe(true);
  expect(posts.map((post) => post.get('name'))).toEqual(['Asha 1', 'Asha 2']);
  expect(posts[0]?.get('_subject')).toBe('Greeting');
  expect(states()).toEqual(['sent', 'sent']);
  expect(JSON.stringify([...mockStore.entries.values()])).not.toContain('Asha');
  await sendWaiting(nothing);
  expect(posts).toHaveLength(2);
});

test('two requests at once send a message once', async () => {
  keep(message('1'));
  await Promise.all([sendWaiting(nothing), sendWaiting(nothing)]);
  expect(posts).toHaveLength(1);
});

test('nothing is sent while the service cannot be reached', async () => {
  keep(message('1'));
  isReachable = false;
  expect(await sendWaiting(nothing)).toBe(false);
  expect(posts).toEqual([]);
  expect(states()).toEqual(['waiting']);
});

test.each<[string, () => Promise<Response>, WaitingMessage['state']]>([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'unsure'],
  ['an answer that does not confirm it', async () => new Response('<h1>Back soon</h1>'), 'unsure'],
  ['an error', async () => new Response('', { status: 500 }), 'refused'],
  ['a refusal with status 200', async () => Response.json({ success: 'false' }), 'refused'],
])('%s: the message stays, and is not sent again', async (_, answered, state) => {
  keep(message('1'));
  answer = answered;
  expect(await sendWaiting(nothing)).toBe(true);
  expect(states()).toEqual([state]);
  expect(mockStore.entries.get('1')).toMatchObject({ values: { name: 'Asha 1' } });
  await sendWaiting(nothing);
  expect(posts).toHaveLength(1);
});

test('a message that was on its way when the worker ended is not sent again', async () => {
  keep(message('1', { state: 'sending' }));
  await sendWaiting(nothing);
  expect(posts).toEqual([]);
  expect(states()).toEqual(['unsure']);
});

test('a message is marked before it leaves', async () => {
  keep(message('1'));
  answer = async () => {
    expect(states()).toEqual(['sending']);
    return Response.json({ success: 'true' });
  };
  await sendWaiting(nothing);
  expect(states()).toEqual(['sent']);
});

test('reports when a message leaves, and what becomes of it', async () => {
  keep(message('1'), message('2'));
  const reported: string[][] = [];
  await sendWaiting(async () => void reported.push(states()));
  expect(reported).toEqual([
    ['sending', 'waiting'],
    ['sent', 'waiting'],
    ['sent', 'sending'],
    ['sent', 'sent'],
  ]);
});
