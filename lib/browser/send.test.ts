/** @jest-environment node */
import { type Arrival, installFakeRequest } from './fixtures/fake-request';
import { type SendOptions, STALLED_AFTER, sendPost } from './send';

const endpoint = 'https://forms.example/ajax/info@example.com';
const nextUrl = 'https://site.example/contact';
const payload = { name: 'Asha', phone: '', message: 'Hello' };
const attachment = new File(['picture'], 'box.png', { type: 'image/png' });

let arrivals: Arrival[];
/** How the service treats the next message. */
let serve: (arrival: Arrival) => void;
const reach = jest.fn();

const connect = (onLine: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true });
const send = (changes: { attachment?: File } & SendOptions = {}) =>
  sendPost({ endpoint, subject: 'Greeting', payload, nextUrl, ...changes }, changes);

beforeEach(() => {
  arrivals = [];
  serve = ({ answer }) => answer('{"success":"true"}');
  installFakeRequest((arrival) => {
    arrivals.push(arrival);
    serve(arrival);
  });
  reach.mockReset().mockResolvedValue({});
  Object.assign(globalThis, { fetch: reach });
  connect(true);
});

test("posts filled fields and the service's own fields, in order, without a preflight", async () => {
  await send();
  const headers = { Accept: 'application/json' };
  expect(arrivals).toMatchObject([{ url: endpoint, headers, watched: false }]);
  expect([...(arrivals[0]?.body ?? [])]).toEqual([
    ...[
      ['name', 'Asha'],
      ['message', 'Hello'],
      ['_subject', 'Greeting'],
    ],
    ...[
      ['_captcha', 'false'],
      ['_next', nextUrl],
    ],
  ]);
});

test.each([
  ['sent', '{"success":"true","message":"sent"}', 200],
  ['sent', '{"success":"True"}', 200],
  ['sent', '{"success":true}', 200],
  ['unconfirmed', '<h1>Back soon</h1>', 200],
  ['unconfirmed', '', 204],
  ['unconfirmed', 'null', 200],
  ['unconfirmed', '{"error":"quota exceeded"}', 200],
  ['refused', '{"success":"false","message":"activate first"}', 200],
  ['refused', '{"success":"False"}', 200],
  ['refused', '{"success":false}', 200],
  ['refused', '{"success":"true"}', 500],
  ['later', '', 503],
  ['later', '', 429],
])('a message is %s after the answer %s, %i; nothing is retried', async (outcome, body, status) => {
  serve = ({ answer }) => answer(body, status);
  expect(await send()).toBe(outcome);
  expect(arrivals).toHaveLength(1);
});

test.each([
  ['unanswered', 'a text', undefined, true],
  ['unanswered', 'a file that is uploaded', 1, true],
  ['unsent', 'a file of which 90 % are uploaded', 0.9, true],
  ['offline', 'the same, and the service is out of reach', 0.9, false],
])('a broken connection leaves %s: %s', async (outcome, _, share, isReachable) => {
  if (!isReachable) reach.mockRejectedValue(new TypeError());
  serve = ({ upload, breakOff }) => {
    if (share) upload(share);
    breakOff();
  };
  expect(await send(share ? { attachment } : {})).toBe(outcome);
  expect(arrivals).toHaveLength(1);
});

test('sends nothing while the browser is offline, or where the network only looks alive', async () => {
  connect(false);
  expect(await send()).toBe('offline');
  connect(true);
  reach.mockRejectedValue(new TypeError());
  expect(await send({ isDoubtful: true })).toBe('offline');
  expect(arrivals).toEqual([]);
});

test('stops when the visitor cancels', async () => {
  const visitor = new AbortController();
  serve = () => visitor.abort();
  expect(await send({ signal: visitor.signal, attachment })).toBe('unsent');
  expect(reach).not.toHaveBeenCalled();
});

test.each([
  ['a text', {}, 'unanswered'],
  ['a file, since bytes moved', { attachment }, 'unsent'],
])('%s fails after 30 seconds of silence', async (_, options, outcome) => {
  jest.useFakeTimers();
  serve = () => undefined;
  const ended = jest.fn();
  send(options).then(ended);
  for (let share = 0.1; share < 0.8 && 'attachment' in options; share += 0.1) {
    await jest.advanceTimersByTimeAsync(STALLED_AFTER - 1000);
    arrivals[0]?.upload(share);
  }
  await jest.advanceTimersByTimeAsync(STALLED_AFTER - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(outcome);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
