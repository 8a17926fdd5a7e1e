/** @jest-environment node */
import { fakeCaches } from '../fixtures/fake-caches';
import { build } from '../fixtures/worker-build';
import { isPage, stamped } from './kept';
import { NetworkOrKept, withUnsentLine } from './shown-pages';

const origin = 'https://nectarine.example';
const NodeRequest = Request;
class ExtendableEvent {
  waitUntil = () => undefined;
}
const page = (text: string, init: ResponseInit = {}) =>
  new Response(`<head><title>${text} | Nectarine</title></head><body class="a">${text}</body>`, {
    headers: { 'content-type': 'text/html', 'content-length': '5' },
    ...init,
  });
const frame = (menu: string) =>
  `<head><title>404</title></head>${menu}<main id="main"><i data-load="/a.js"></i>Not found</main>`;

let fake: ReturnType<typeof fakeCaches>;
let network: () => Promise<Response>;
const keep = async (path: string, response: Response) =>
  (await fake.open('pages-1')).put(path, response);
const never = () => new Promise<Response>(() => undefined);
const fails = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  jest.useFakeTimers();
  fake = fakeCaches();
  Object.assign(globalThis, {
    ...{ caches: fake, location: new URL(origin), fetch: () => network() },
    ...{ self: globalThis, ExtendableEvent, FetchEvent: class {} },
    // Browsers resolve an address against that of the worker.
    Request: class extends NodeRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, origin) : input, init);
      }
    },
  });
});
afterEach(() => jest.useRealTimers());

/** What the visitor gets at a path, after so many seconds. */
async function visit(path: string, seconds = 0): Promise<string> {
  const event = new ExtendableEvent() as never;
  const shown = new NetworkOrKept(build).handle({ event, request: new Request(path) });
  await jest.advanceTimersByTimeAsync(seconds * 1_000);
  return (await shown).text();
}

test('a page comes from the network, and is kept', async () => {
  network = async () => page('New');
  expect(await visit('/contact?from=menu')).toContain('New');
  network = fails;
  expect(await visit('/contact')).toMatch(/<body class="a"><p [^>]*role="status" data-offline>Off/);
  expect(await visit('/contact')).toContain('New');
});

test.each([
  ['of this release is shown while the network is slow', '2', never, 4, 'Slow, '],
  ['of an earlier release is shown only without a network', '1', fails, 0, 'Offline, '],
])('a kept page %s', async (_, release, service, seconds, line) => {
  await keep('/contact', stamped(page('Kept'), release));
  network = service;
  const html = await visit('/contact', seconds);
  expect(html).toContain('Kept');
  expect(html).toContain(line);
});

test('an earlier release never replaces a page that is only slow', async () => {
  await keep('/contact', stamped(page('Old'), '1'));
  network = () => new Promise((resolve) => setTimeout(() => resolve(page('New')), 9_000));
  expect(await visit('/contact', 10)).toContain('New');
});

test.each([
  ['an error', page('Error', { status: 502 })],
  ['a page that is missing', page('Missing', { status: 404 })],
  ['another type', new Response('{}', { headers: { 'content-type': 'application/json' } })],
  ['a redirect', Object.defineProperty(page('Portal'), 'redirected', { value: true })],
])('%s is not kept as a page', (_, answer) => {
  expect(isPage(answer)).toBe(false);
});

test.each([
  ['/sw/huduma', ['/404', '/sw/404'], /^(?=.*Menu \/sw\/404)(?=.*<h1>Hauna mtandao)/s],
  ['/sweden', ['/404', '/sw/404'], /^(?=.*Menu \/404)(?=.*<h1>You are offline)/s],
  // A visitor who has read one language gets the frame of that one.
  ['/sw', ['/404'], /^(?=.*Menu \/404)(?=.*lang="sw-TZ"><h1>Hauna mtandao)/s],
])('%s, which is not kept, leads to a list of what is', async (path, frames, expected) => {
  network = fails;
  for (const each of frames) await keep(each, new Response(frame(`Menu ${each}`)));
  await keep('/help/faq', page('Help & more'));
  const html = await visit(path);
  expect(html).toMatch(expected);
  expect(html).toContain('<li><a href="/help/faq">Help & more</a></li>');
  expect(html).not.toMatch(/Not found|data-load|href="\/404"/);
});

test('the line that something is unsent is text, whatever it contains', async () => {
  const shown = await withUnsentLine(page('Contact'), build, `${origin}/contact`);
  expect([...shown.headers]).toEqual([['content-type', 'text/html']]);
  expect(await shown.text()).toMatch(/<body class="a"><aside [^>]*>Something is &lt;unsent> <a/);
});
