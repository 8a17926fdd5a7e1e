/** @jest-environment node */
import { type Arrival, installFakeRequest } from './fixtures/fake-request';
import { type SendOptions, STALLED_AFTER, sendForm } from './send';

const endpoint = 'https://forms.example/ajax/info@example.com';
const nextUrl = 'https://site.example/contact';
const data = { name: 'Asha', phone: '', message: 'Hello' };
const photo = new File(['picture'], 'box.png', { type: 'image/png' });

let arrivals: Arrival[];
let onArrival: (arrival: Arrival) => void;

const connect = (onLine: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true });

/** How the service treats the next message. */
const serve = (treat: (arrival: Arrival) => void) => {
  onArrival = treat;
};
const answer = (body: string, status?: number) => serve((arrival) => arrival.answer(body, status));
const silence = () => serve(() => undefined);

type Changes = { attachment?: File; honey?: string } & SendOptions;
const send = ({ attachment, honey, ...options }: Changes = {}) =>
  sendForm({ endpoint, subject: 'Greeting', payload: data, nextUrl, attachment, honey }, options);

beforeEach(() => {
  arrivals = [];
  installFakeRequest((arrival) => {
    arrivals.push(arrival);
    onArrival(arrival);
  });
  connect(true);
});

test("posts filled fields and the service's own fields, in order", async () => {
  answer('{"success":"true"}');
  await send();
  const [arrival] = arrivals;
  expect(arrival).toMatchObject({
    method: 'POST',
    url: endpoint,
    headers: { Accept: 'application/json' },
  });
  expect([...(arrival?.body ?? [])]).toEqual([
    ['name', 'Asha'],
    ['message', 'Hello'],
    ['_subject', 'Greeting'],
    ['_captcha', 'false'],
    ['_next', nextUrl],
  ]);
});

test('sends the chosen file, and the honeypot value', async () => {
  answer('{}');
  await send({ attachment: photo, honey: 'buy now' });
  const sent = arrivals[0]?.body.get('attachment') as File;
  expect([sent.name, await sent.text()]).toEqual(['box.png', 'picture']);
  expect(arrivals[0]?.body.get('_honey')).toBe('buy now');
});

test('a short message needs no preflight request', async () => {
  answer('{}');
  await send();
  expect(arrivals[0]?.watched).toBe(false);
});

test.each([
  ['success as text', '{"success":"true","message":"sent"}', 200, true],
  ['success in capitals', '{"success":"True"}', 200, true],
  ['success as a truth value', '{"success":true}', 200, true],
  ['a maintenance page', '<h1>Back soon</h1>', 200, false],
  ['an empty answer', '', 204, false],
  ['an empty JSON answer', 'null', 200, false],
  ['an error with status 200', '{"error":"quota exceeded"}', 200, false],
  ['a refusal as text', '{"success":"false","message":"activate first"}', 200, undefined],
  ['a refusal in capitals', '{"success":"False"}', 200, undefined],
  ['a refusal as a truth value', '{"success":false}', 200, undefined],
  ['a server error', '{"success":"true"}', 500, undefined],
])(
  '%s means sent and confirmed, sent, or failed; nothing is retried',
  async (_, body, status, confirmed) => {
    answer(body, status);
    const outcome = confirmed === undefined ? 'failed' : 'sent';
    expect(await send()).toMatchObject({ outcome, mayHaveArrived: outcome === 'sent' });
    expect((await send()).confirmed).toBe(confirmed);
    expect(arrivals).toHaveLength(2);
  },
);

test('fails immediately when offline', async () => {
  connect(false);
  expect(await send()).toEqual({ outcome: 'offline', mayHaveArrived: false });
  expect(arrivals).toEqual([]);
});

test('reports upload progress', async () => {
  const shares: number[] = [];
  serve(({ upload, answer }) => {
    for (const share of [0.25, 0.5, 1]) upload(share);
    answer('{}');
  });
  await send({ attachment: photo, onProgress: (share: number) => shares.push(share) });
  expect(shares).toEqual([0.25, 0.5, 1]);
});

test.each([
  ['a text message', undefined, true],
  ['a file of which 90 % are uploaded', 0.9, false],
  ['a file that is uploaded', 1, true],
])('when the connection breaks, %s may have arrived or not', async (_, share, mayHaveArrived) => {
  serve(({ upload, breakOff }) => {
    if (share) upload(share);
    breakOff();
  });
  const result = await send(share ? { attachment: photo } : {});
  expect(result).toEqual({ outcome: 'failed', mayHaveArrived });
  expect(arrivals).toHaveLength(1);
});

test('stops when the visitor cancels', async () => {
  silence();
  const visitor = new AbortController();
  const sent = send({ signal: visitor.signal, attachment: photo });
  visitor.abort();
  expect(await sent).toEqual({ outcome: 'cancelled', mayHaveArrived: false });
});

describe('timeouts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('gives up after 30 seconds without a response', async () => {
    silence();
    const ended = jest.fn();
    send().then(ended);
    await jest.advanceTimersByTimeAsync(STALLED_AFTER - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith({ outcome: 'failed', mayHaveArrived: true });
    expect(jest.getTimerCount()).toBe(0);
  });

  test('waits while bytes are uploading, and 30 seconds more', async () => {
    silence();
    const ended = jest.fn();
    send({ attachment: photo }).then(ended);
    for (let share = 0.1; share < 0.8; share += 0.1) {
      await jest.advanceTimersByTimeAsync(STALLED_AFTER - 1000);
      arrivals[0]?.upload(share);
    }
    await jest.advanceTimersByTimeAsync(STALLED_AFTER - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith({ outcome: 'failed', mayHaveArrived: false });
  });
});
