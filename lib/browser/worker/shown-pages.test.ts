/** @jest-environment node */
import { build, fakeCaches } from '../fixtures/worker';
import { stamped } from './kept';
import { NetworkOrKept, withUnsentLine } from './shown-pages';

const origin = 'https://nectarine.example';
const NodeRequest = Request;
class ExtendableEvent {
  waitUntil = () => undefined;
}
const page = (text: string) =>
  new Response(`<head><title>${text} | Nectarine</title></head><body class="a">${text}</body>`, {
    headers: { 'content-type': 'text/html', 'content-length': '5' },
  });
const frame = (menu: string) =>
  new Response(
    `<head><title>404</title></head>${menu}<main id="main"><i data-load="/a.js"></i>Not found</main>`,
  );

let fake: ReturnType<typeof fakeCaches>;
let network: () => Promise<Response>;
const keep = async (path: string, response: Response) =>
  (await fake.open('pages-1')).put(path, response);
const fails = () => Promise.reject(new TypeError('Failed to fetch'));
const after = (seconds: number) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(page('New')), seconds * 1_000));

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

/** What the visitor gets at a path, within ten seconds. */
async function visit(path: string): Promise<string> {
  const event = new ExtendableEvent() as never;
  const shown = new NetworkOrKept(build, async () => 0).handle({
    event,
    request: new Request(path),
  });
  await jest.advanceTimersByTimeAsync(10_000);
  return (await shown).text();
}

test('a page comes from the network, and is kept', async () => {
  network = after(0);
  expect(await visit('/contact?from=menu')).toContain('New');
  network = fails;
  expect(await visit('/contact')).toMatch(
    /<body class="a"><p [^>]*role="status" data-offline>Offline, .*New/,
  );
});

test.each([
  ['of this release is shown while the network is slow', '2', after(9), /Slow, .*Kept/],
  ['of an earlier release is not shown while the network is slow', '1', after(9), /New/],
  ['of an earlier release is shown without a network', '1', fails, /Offline, .*Kept/],
])('a kept page %s', async (_, release, service, expected) => {
  await keep('/contact', stamped(page('Kept'), release));
  network = service;
  expect(await visit('/contact')).toMatch(expected);
});

test.each([
  ['/sw/huduma', ['/404', '/sw/404'], /^(?=.*Menu \/sw\/404)(?=.*<h1>Hauna mtandao)/s],
  ['/sweden', ['/404', '/sw/404'], /^(?=.*Menu \/404)(?=.*<h1>You are offline)/s],
  // A visitor who has read one language gets the frame of that one.
  ['/sw', ['/404'], /^(?=.*Menu \/404)(?=.*lang="sw-TZ"><h1>Hauna mtandao)/s],
])('%s, which is not kept, leads to a list of what is', async (path, frames, expected) => {
  network = fails;
  for (const each of frames) await keep(each, frame(`Menu ${each}`));
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
