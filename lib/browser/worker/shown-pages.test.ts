import type { StrategyHandler } from 'workbox-strategies';
import { build, fakeCaches } from '../fixtures/worker';
import { stamped } from './kept';
import { NetworkOrKept, notKept, withUnsentLine } from './shown-pages';

const origin = 'https://nectarine.example';
const page = (text: string) =>
  new Response(`<head><title>${text} | Nectarine</title></head><body class="a">${text}</body>`, {
    headers: { 'content-type': 'text/html', 'content-length': '5' },
  });
const frame = (menu: string) =>
  new Response(
    `<head><title>404</title></head>${menu}<main id="main"><i data-load="/a.js"></i>Not found</main>`,
  );

let fake: ReturnType<typeof fakeCaches>;
const keep = async (path: string, response: Response) =>
  (await fake.open('pages-2')).put(path, response);

beforeEach(() => {
  jest.useFakeTimers();
  fake = fakeCaches();
  Object.assign(globalThis, { caches: fake, location: new URL(origin) });
});
afterEach(() => jest.useRealTimers());

const fails = () => Promise.reject(new TypeError('Failed to fetch'));
const afterNine = () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(page('New')), 9_000));

test.each<[string, string, () => Promise<Response>, RegExp]>([
  ['of this release is shown while the network is slow', '2', afterNine, /Slow, .*Kept/],
  ['of an earlier release is not shown while the network is slow', '1', afterNine, /New/],
  ['of an earlier release is shown without a network', '1', fails, /Offline, .*Kept/],
])('a kept page %s', async (_, release, network, expected) => {
  const handler = {
    waitUntil: () => undefined,
    fetchAndCachePut: network,
    cacheMatch: async () => stamped(page('Kept'), release),
  };
  const request = new Request(`${origin}/contact`);
  const shown = new NetworkOrKept(build, async () => undefined)._handle(
    request,
    handler as unknown as StrategyHandler,
  );
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await (await shown)?.text()).toMatch(expected);
});

test.each([
  ['/sweden', 'You are offline'],
  ['/sw', 'Hauna mtandao'],
])('%s, which is not kept, leads to a list of what is', async (path, heading) => {
  // A visitor who has read one language gets the frame of that one.
  await keep('/404', frame('Menu'));
  await keep('/help/faq', page('Help & more'));
  const html = await (await notKept(build, origin + path)).text();
  expect(html).toMatch(new RegExp(`Menu.*<h1>${heading}`, 's'));
  expect(html).toContain('<li><a href="/help/faq">Help & more</a></li>');
  expect(html).not.toMatch(/Not found|data-load|href="\/404"/);
});

test('the line that something is unsent is text, whatever it contains', async () => {
  const shown = await withUnsentLine(page('Contact'), build, `${origin}/contact`);
  expect([...shown.headers]).toEqual([['content-type', 'text/html']]);
  expect(await shown.text()).toMatch(/<body class="a"><aside [^>]*>Something is &lt;unsent&gt; <a/);
});
