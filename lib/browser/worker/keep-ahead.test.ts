/** @jest-environment node */
import { fakeCaches } from '../fixtures/fake-caches';
import { build } from '../fixtures/worker-build';
import { keepAhead, keepOpened } from './keep-ahead';
import type { WorkerScope } from './worker-scope';

const origin = 'https://nectarine.example';
const folder = '/_next/static/islands/';
const page = (file: string) => `<island-root data-load="${folder}${file}"></island-root>`;
const scope = {
  location: { origin },
  navigator: { connection: { effectiveType: '4g' } },
  clients: { matchAll: async () => [] },
} as unknown as WorkerScope;

let fake: ReturnType<typeof fakeCaches>;
let onFetch: (path: string, init?: RequestInit) => Promise<void>;
/** Whether a captive portal answers every request with its own page. */
let isPortal: boolean;
const kept = (cache: string) => [...(fake.texts[cache]?.keys() ?? [])];

async function put(cache: string, path: string, text: string) {
  await (await fake.open(cache)).put(path, new Response(text));
}

beforeEach(async () => {
  fake = fakeCaches();
  onFetch = async () => undefined;
  isPortal = false;
  Object.assign(globalThis, { caches: fake, location: new URL(origin) });
  globalThis.fetch = (async (path: string, init?: RequestInit) => {
    await onFetch(path, init);
    const isScript = path.endsWith('.js') && !isPortal;
    const headers = { 'content-type': isScript ? 'text/javascript' : 'text/html' };
    return new Response(isScript ? 'script' : page('contact.js'), { headers });
  }) as typeof fetch;
  await put('pages-1', '/', page('home.js'));
  await put('hashed-1', `${folder}home.js`, 'script');
});

test('fetches the pages to keep ahead with their files', async () => {
  await keepAhead(scope, build);
  expect(kept('pages-1')).toContain('/contact');
  expect(kept('hashed-1')).toContain(`${folder}contact.js`);
});

test('deletes files that no kept page uses', async () => {
  await put('hashed-1', `${folder}old.js`, 'script');
  await keepAhead(scope, build);
  expect(kept('hashed-1')).not.toContain(`${folder}old.js`);
});

test('keeps the files of a page that is opened meanwhile, and those that it shares', async () => {
  await put('hashed-1', `${folder}quote.js`, 'script');
  onFetch = async (path) => {
    if (!path.endsWith('contact.js')) return;
    await put('pages-1', '/get-quote', page('quote.js'));
    await put('hashed-1', `${folder}more.js`, 'script');
  };
  await keepAhead(scope, build);
  expect(kept('hashed-1')).toEqual(
    expect.arrayContaining([`${folder}quote.js`, `${folder}more.js`]),
  );
});

test('keeps the not-found page in the language of each page that is opened', async () => {
  await keepAhead(scope, build);
  expect(kept('pages-1')).toContain('/404');
  expect(kept('pages-1')).not.toContain('/sw/404');
  await keepOpened(scope, build, `${origin}/sw/huduma`);
  expect(kept('pages-1')).toContain('/sw/404');
});

test('fetches the not-found page of an earlier release again', async () => {
  await put('pages-1', '/404', 'the earlier one');
  await keepAhead(scope, build);
  expect(fake.texts['pages-1']?.get('/404')).toBe(page('contact.js'));
});

test('an error is not kept as the not-found page', async () => {
  globalThis.fetch = (async () => new Response('Bad gateway', { status: 502 })) as typeof fetch;
  await keepAhead(scope, build);
  expect(kept('pages-1')).not.toContain('/404');
});

test('keeps no page in place of a script', async () => {
  isPortal = true;
  await keepAhead(scope, build);
  expect(kept('hashed-1')).not.toContain(`${folder}contact.js`);
});

test('asks the host for an open page, because the copy of the browser may be older', async () => {
  const asked: unknown[] = [];
  onFetch = async (...request) => void asked.push(request);
  const matchAll = async () => [{ url: `${origin}/about`, postMessage: () => undefined }];
  await keepAhead({ ...scope, clients: { ...scope.clients, matchAll } }, build);
  expect(asked).toContainEqual(['/about', { cache: 'no-cache' }]);
});
