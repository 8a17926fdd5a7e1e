import { createHash } from 'node:crypto';
import { fakeCaches, redirected, build as sampleBuild, samplePage } from '../fixtures/worker';
import { keepAhead } from './keep-ahead';
import type { WorkerScope } from './worker-scope';

const origin = 'https://nectarine.example';
const folder = '/_next/static/islands/';
const page = (file: string) =>
  samplePage(`<island-root data-load="${folder}${file}"></island-root>`);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);
const build = { ...sampleBuild, hashes: { [`${folder}contact.js`]: hashOf('script') } };
const html = { 'content-type': 'text/html' };
const answer = (text: string, type = 'text/html') =>
  new Response(text, { headers: { 'content-type': type } });

let fake: ReturnType<typeof fakeCaches>;
let asked: [path: string, init: RequestInit][];
let onFetch: (path: string) => Promise<Response | undefined>;
const kept = async (cache: string) =>
  (await (await fake.open(cache)).keys()).map(({ url }) => new URL(url).pathname);
const put = async (cache: string, path: string, text: string) =>
  (await fake.open(cache)).put(path, new Response(text));
const pageAt = async (path: string) => (await (await fake.open('pages-2')).match(path))?.text();

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
  await put('pages-2', '/', page('home.js'));
  await put('hashed-2', `${folder}home.js`, 'script');
});

test('a new release fetches what is kept ahead, and keeps sixty pages with the files that they use', async () => {
  for (let i = 0; i < 70; i += 1) await put('pages-2', `/help/${i}`, page(`help-${i}.js`));
  for (const file of ['help-0', 'help-69']) await put('hashed-2', `${folder}${file}.js`, 'script');
  await put('pages-2', '/404', 'the earlier one');
  onFetch = async (path) => {
    // By a page that is opened meanwhile.
    if (path === '/404') await put('hashed-2', `${folder}meanwhile.js`, 'script');
    return undefined;
  };
  await run('/about');
  const pages = asked.filter(([path]) => !path.endsWith('.js'));
  // The browser's own copy may be older.
  const init = { cache: 'no-cache' };
  expect(pages).toEqual(['/about', '/', '/contact', '/404'].map((path) => [path, init]));
  expect(await pageAt('/404')).toBe(page('contact.js'));
  expect((await kept('pages-2')).filter((path) => path !== '/404')).toHaveLength(60);
  const files = ['contact', 'meanwhile', 'help-69'].map((file) => `${folder}${file}.js`);
  expect(await kept('hashed-2')).toEqual(expect.arrayContaining(files));
  expect(await kept('hashed-2')).not.toContain(`${folder}help-0.js`);
});

test.each([
  ['an error in place of a page', '/404', new Response('Bad gateway', { status: 502 })],
  ['what a page was redirected to', '/404', redirected(answer('Portal'))],
  ['another type in place of a page', '/404', answer('{}', 'application/json')],
  ["a host's page in place of a page", '/404', answer('<html><h1>Maintenance</h1></html>')],
  ['an empty answer in place of a page', '/404', answer('')],
  ['a part of a page', '/404', new Response(page('a.js'), { status: 206, headers: html })],
  ['a page whose end is missing', '/404', answer(page('a.js').replace('</html>', ''))],
  ["a portal's page in place of a script", `${folder}contact.js`, answer('Log in')],
  ['another script', `${folder}contact.js`, answer('else', 'text/javascript')],
  ['an empty script', `${folder}contact.js`, answer('', 'text/javascript')],
  [
    'a script that comes from another origin',
    `${folder}contact.js`,
    redirected(answer('script', 'text/javascript')),
  ],
])('does not keep %s', async (_, path, found) => {
  onFetch = async (asked) => (asked === path ? found : undefined);
  await run();
  expect([...(await kept('pages-2')), ...(await kept('hashed-2'))]).not.toContain(path);
});

test('an earlier page stays while the scripts of the newer one cannot be fetched', async () => {
  onFetch = async (path) => {
    if (path.endsWith('.js')) throw new TypeError('Failed to fetch');
    return undefined;
  };
  await run();
  expect(await pageAt('/')).toBe(page('home.js'));
  expect(await kept('hashed-2')).toEqual([`${folder}home.js`]);
});
