import { type Arrival, answering, confirming, startService } from './fixtures/service';
import { type SendOptions, STALLED_AFTER, sendPost } from './send';

const endpoint = 'https://forms.example/ajax/info@example.com';
const nextUrl = 'https://site.example/contact';
const payload = { name: 'Asha', phone: '', message: 'Hello' };
const attachment = new File(['picture'], 'box.png', { type: 'image/png' });

let service: ReturnType<typeof startService>;
const reach = jest.fn();

/** Reports that this share of a message has been uploaded. All of it has once the answer begins. */
function upload(arrival: Arrival | undefined, share = 0) {
  if (share === 1) arrival?.setResponseHeaders();
  else if (share) arrival?.uploadProgress(share * arrival.getRequestBodySize());
}
const connect = (onLine: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true });
const send = (changes: { attachment?: File } & SendOptions = {}) =>
  sendPost({ endpoint, subject: 'Greeting', payload, nextUrl, ...changes }, changes);

beforeEach(() => {
  service = startService();
  reach.mockReset().mockResolvedValue({});
  Object.assign(globalThis, { fetch: reach });
  connect(true);
});

test("posts filled fields and the service's own fields, in order, without a preflight", async () => {
  // Listeners to the upload make a browser send a preflight.
  service.serve = (arrival, { upload }) => {
    expect(upload).not.toHaveProperty('onprogress', expect.any(Function));
    confirming(arrival);
  };
  expect(await send()).toBe('sent');
  expect(service.arrivals).toMatchObject([{ url: endpoint }]);
  expect(service.arrivals[0]?.requestHeaders.getHeader('Accept')).toBe('application/json');
  const own = { _subject: 'Greeting', _captcha: 'false', _next: nextUrl };
  expect([...(service.arrivals[0]?.body ?? [])]).toEqual(
    Object.entries({ name: 'Asha', message: 'Hello', ...own }),
  );
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
  service.serve = answering(body, status);
  expect(await send()).toBe(outcome);
  expect(service.arrivals).toHaveLength(1);
});

test.each([
  ['unanswered', 'a text', undefined, true],
  ['unanswered', 'a file that is uploaded', 1, true],
  ['unsent', 'a file of which 90 % are uploaded', 0.9, true],
  ['offline', 'the same, and the service is out of reach', 0.9, false],
])('a broken connection leaves %s: %s', async (outcome, _, share, isReachable) => {
  if (!isReachable) reach.mockRejectedValue(new TypeError());
  service.serve = (arrival) => {
    upload(arrival, share);
    arrival.setNetworkError();
  };
  expect(await send(share ? { attachment } : {})).toBe(outcome);
  expect(service.arrivals).toHaveLength(1);
});

test('sends nothing while the browser is offline, or where the network only looks alive', async () => {
  connect(false);
  expect(await send()).toBe('offline');
  connect(true);
  reach.mockRejectedValue(new TypeError());
  expect(await send({ isDoubtful: true })).toBe('offline');
  expect(service.arrivals).toEqual([]);
});

test.each([
  ['a text', {}, 'unanswered'],
  ['a file, since bytes moved', { attachment }, 'unsent'],
])('%s fails after 30 seconds of silence', async (_, options, outcome) => {
  jest.useFakeTimers();
  service.serve = () => undefined;
  const ended = jest.fn();
  send(options).then(ended);
  await jest.advanceTimersByTimeAsync(0);
  for (let share = 0.1; share < 0.8 && 'attachment' in options; share += 0.1) {
    await jest.advanceTimersByTimeAsync(STALLED_AFTER - 1000);
    upload(service.arrivals[0], share);
  }
  await jest.advanceTimersByTimeAsync(STALLED_AFTER - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(outcome);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
