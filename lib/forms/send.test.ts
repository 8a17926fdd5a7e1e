/** @jest-environment node */
import { SEND_TIMEOUT, sendForm } from './send';

const endpoint = 'https://forms.example/ajax/info@example.com';
const nextUrl = 'https://site.example/contact';
const data = { name: 'Asha', phone: '', message: 'Hello' };

const fetchMock = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>();

const connect = (onLine: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true });

const answer = (body: string, status = 200) =>
  fetchMock.mockResolvedValueOnce(new Response(body, { status }));

/** A service that never answers; the call ends only by its signal. */
const silence = () =>
  fetchMock.mockImplementationOnce(
    (_, init) =>
      new Promise((_resolve, reject) => {
        if (init?.signal?.aborted) reject(init.signal.reason);
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );

const send = (options = {}) => sendForm(data, 'Greeting', { endpoint, nextUrl, ...options });

/** What arrived at the service. */
const sentForm = () => fetchMock.mock.lastCall?.[1]?.body as FormData;

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
  connect(true);
});

test('posts the filled fields and what the service asks for, in order', async () => {
  answer('{"success":"true"}');
  await send();
  const [url, init] = fetchMock.mock.lastCall ?? [];
  expect(url).toBe(endpoint);
  expect(init).toMatchObject({ method: 'POST', headers: { Accept: 'application/json' } });
  expect([...sentForm().entries()]).toEqual([
    ['name', 'Asha'],
    ['message', 'Hello'],
    ['_subject', 'Greeting'],
    ['_captcha', 'false'],
    ['_next', nextUrl],
  ]);
});

test('sends the chosen file along', async () => {
  answer('{}');
  await send({ attachment: new File(['picture'], 'box.png', { type: 'image/png' }) });
  const sent = sentForm().get('attachment') as File;
  expect([sent.name, await sent.text()]).toEqual(['box.png', 'picture']);
});

test('hands on what a robot wrote into the trap field', async () => {
  answer('{}');
  await send({ honey: 'buy now' });
  expect(sentForm().get('_honey')).toBe('buy now');
});

test.each([
  ['success as text', '{"success":"true","message":"sent"}'],
  ['success as a truth value', '{"success":true}'],
  ['an answer that is no JSON', '<p>Thank you</p>'],
  ['an empty answer', ''],
  ['an empty JSON answer', 'null'],
])('takes %s for sent', async (_, body) => {
  answer(body);
  expect(await send()).toBe(true);
});

test.each([
  ['a refusal as text', '{"success":"false","message":"activate first"}', 200],
  ['a refusal as a truth value', '{"success":false}', 200],
  ['a server error', '{"success":"true"}', 500],
  ['a wrong address', 'not found', 404],
])('takes %s for failed and does not send again', async (_, body, status) => {
  answer(body, status);
  expect(await send()).toBe(false);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('takes a broken connection for failed and does not send again', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('connection reset'));
  expect(await send()).toBe(false);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('says at once that it failed when there is no connection', async () => {
  connect(false);
  expect(await send()).toBe(false);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('ends when the caller says so', async () => {
  silence();
  const caller = new AbortController();
  const sent = send({ signal: caller.signal });
  caller.abort();
  expect(await sent).toBe(false);
});

test('fails when the caller has ended it before', async () => {
  silence();
  expect(await send({ signal: AbortSignal.abort() })).toBe(false);
});

describe('with a clock', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('gives up after 30 seconds without an answer, not before', async () => {
    silence();
    const ended = jest.fn();
    send().then(ended);
    await jest.advanceTimersByTimeAsync(SEND_TIMEOUT - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(false);
  });

  test('leaves no clock running after an answer', async () => {
    answer('{}');
    await send();
    expect(jest.getTimerCount()).toBe(0);
  });
});
