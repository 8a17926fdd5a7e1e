/** @jest-environment node */
import { build, fakeCaches, redirected } from '../fixtures/worker';
import { keepAhead } from './keep-ahead';
import type { WorkerScope } from './worker-scope';

const origin = 'https://nectarine.example';
const folder = '/_next/static/islands/';
const page = (file: string) => `<island-root data-load="${folder}${file}"></island-root>`;
const answer = (text: string, type = 'text/html') =>
  new Response(text, { headers: { 'content-type': type } });

let fake: ReturnType<typeof fakeCaches>;
let asked: [path: string, init: RequestInit][];
let onFetch: (path: string) => Promise<Response | undefined>;
const kept = (cache: string) => [...(fake.texts[cache]?.keys() ?? [])];
const put = async (cache: string, path: string, text: string) =>
  (await fake.open(cache)).put(path, new Response(text));

const run = (...windows: string[]) =>
  keepAhead(
    {
      location: { origin },
      navigator: { connection: { effectiveType: '4g' } },
      clients: { matchAll: async () => windows.map((path) => ({ url: origin + path })) },
    } as unknown as WorkerScope,
    build,
  );

beforeEach(async () => {
  fake = fakeCaches();
  asked = [];
  onFetch = async () => undefined;
  Object.assign(globalThis, { caches: fake, location: new URL(origin) });
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    asked.push([path, init]);
    const isScript = path.endsWith('.js');
    const found = isScript ? answer('script', 'text/javascript') : answer(page('contact.js'));
    return (await onFetch(path)) ?? found;
  }) as typeof fetch;
  await put('pages-1', '/', page('home.js'));
  await put('hashed-1', `${folder}home.js`, 'script');
});

test('fetches the pages to keep ahead with their files, and deletes files that none uses', async () => {
  await put('hashed-1', `${folder}old.js`, 'script');
  await run();
  expect(kept('pages-1')).toEqual(['/', '/contact', '/404']);
  expect(kept('hashed-1')).toEqual([`${folder}contact.js`]);
});

test('keeps the files of a page that is opened meanwhile, and those that it shares', async () => {
  await put('hashed-1', `${folder}quote.js`, 'script');
  onFetch = async (path) => {
    if (!path.endsWith('contact.js')) return undefined;
    await put('pages-1', '/get-quote', page('quote.js'));
    await put('hashed-1', `${folder}more.js`, 'script');
    return undefined;
  };
  await run();
  const files = [`${folder}quote.js`, `${folder}more.js`];
  expect(kept('hashed-1')).toEqual(expect.arrayContaining(files));
});

test('a new release fetches no more than the ten pages opened last, and what is kept ahead', async () => {
  for (let i = 0; i < 70; i += 1) await put('pages-1', `/help/${i}`, page('home.js'));
  await put('pages-1', '/404', 'the earlier one');
  await run();
  const pages = asked.map(([path]) => path).filter((path) => !path.endsWith('.js'));
  const last = Array.from({ length: 10 }, (_, i) => `/help/${60 + i}`);
  expect(pages).toEqual(['/', '/contact', '/404', ...last]);
  expect(fake.texts['pages-1']?.get('/404')).toBe(page('contact.js'));
  expect(kept('pages-1').filter((path) => path !== '/404')).toHaveLength(60);
});

test.each([
  ['an error in place of a page', '/404', new Response('Bad gateway', { status: 502 })],
  ['what a page was redirected to', '/404', redirected(answer('Portal'))],
  ['another type in place of a page', '/404', answer('{}', 'application/json')],
  ["a portal's page in place of a script", `${folder}contact.js`, answer('Log in')],
  [
    'a script that comes from another origin',
    `${folder}contact.js`,
    redirected(answer('', 'text/javascript')),
  ],
])('does not keep %s', async (_, path, found) => {
  onFetch = async (asked) => (asked === path ? found : undefined);
  await run();
  expect([...kept('pages-1'), ...kept('hashed-1')]).not.toContain(path);
});

test('an earlier page stays while the scripts of the newer one cannot be fetched', async () => {
  onFetch = async (path) => {
    if (path.endsWith('.js')) throw new TypeError('Failed to fetch');
    return undefined;
  };
  await run();
  expect(fake.texts['pages-1']?.get('/')).toBe(page('home.js'));
  expect(kept('hashed-1')).toEqual([`${folder}home.js`]);
});

test('asks the host for an open page, because the copy of the browser may be older', async () => {
  await run('/about');
  expect(asked).toContainEqual(['/about', { cache: 'no-cache' }]);
});
