/** @jest-environment node */
import { fakeCaches } from '../fixtures/worker';
import { keepPictures, MOST, picturesIn, shownPictures } from './pictures';

const origin = 'https://nectarine.example';

/** A picture as pages show it, in two formats and two widths. */
const picture = (name: string) => `<picture>
  <source type="image/avif" srcSet="/world/${name}-480.avif 480w, /world/${name}-896.avif 896w" sizes="100vw"/>
  <img loading="lazy" srcset="/world/${name}-480.webp 480w, /world/${name}-896.webp 896w"
    src="/world/${name}-896.webp" alt="A street &amp; a port"/>
</picture>`;
const map = '<img src="/maps/uk.svg" alt="">';

let fake: ReturnType<typeof fakeCaches>;
/** What the browser has loaded before, and what it fetches anew. */
let cached: string[];
let fetched: string[];
let bytes: number;
let onFetch: (path: string) => Response | undefined;
const cache = () => fake.open('pictures-1');
const kept = async () => (await (await cache()).keys()).map(({ url }) => new URL(url).pathname);
const image = () => new Response('x'.repeat(bytes), { headers: { 'content-type': 'image/avif' } });

beforeEach(() => {
  fake = fakeCaches();
  Object.assign(globalThis, { caches: fake, location: new URL(origin) });
  [cached, fetched, bytes] = [[], [], 10];
  onFetch = image;
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    const isCached = cached.includes(path);
    if (init.cache === 'only-if-cached' && !isCached) throw new TypeError('Failed to fetch');
    if (!isCached) fetched.push(path);
    return onFetch(path);
  }) as typeof fetch;
});

test('reads the files of each picture that are the site’s own', () => {
  const html = `${picture('port')}${map}<img src="https://elsewhere.example/a.png"><img src="data:,">`;
  expect(picturesIn(html, `${origin}/about`)).toEqual([
    [
      { path: '/world/port-480.avif', type: 'image/avif', width: 480 },
      { path: '/world/port-896.avif', type: 'image/avif', width: 896 },
      { path: '/world/port-480.webp', width: 480 },
      { path: '/world/port-896.webp', width: 896 },
      { path: '/world/port-896.webp' },
    ],
    [{ path: '/maps/uk.svg' }],
  ]);
});

const pages = new Map([
  ['/about', `<p>${picture('street')}</p>${map}`],
  ['/', picture('port')],
]);

test('keeps the files that the browser has chosen, and fetches none where data costs', async () => {
  cached = ['/world/street-480.avif', '/maps/uk.svg'];
  await keepPictures(pages, false);
  expect(await kept()).toEqual(cached);
  expect(fetched).toEqual([]);
});

test('fetches the other pictures in the same format and width on a good connection', async () => {
  cached = ['/world/street-896.avif'];
  await keepPictures(pages, true);
  expect(fetched).toEqual(['/maps/uk.svg', '/world/port-896.avif']);
  await keepPictures(pages, true);
  expect(fetched).toHaveLength(2);
});

test('fetches what every browser shows while it has chosen none', async () => {
  await keepPictures(pages, true);
  expect(fetched).toEqual(['/world/street-896.webp', '/maps/uk.svg', '/world/port-896.webp']);
});

test('keeps only the file that the browser chose last, and none that no page shows', async () => {
  for (const path of ['/world/street-896.avif', '/world/street-480.avif', '/world/old.avif'])
    await (await cache()).put(path, image());
  await keepPictures(pages, false);
  expect(await kept()).toEqual(['/world/street-480.avif']);
});

test.each([
  ['number', 10, MOST.pictures],
  ['bytes', 100_000, MOST.bytes / 100_000],
  ['size of one', MOST.bytesOfOne + 1, 0],
])('the pictures are limited in %s, and those of the newest pages stay', async (_, size, most) => {
  bytes = size;
  const names = Array.from(
    { length: 200 },
    (_, index) => [`/${index}`, `<img src="/maps/${index}.svg">`] as const,
  );
  await keepPictures(new Map(names), true);
  expect(await kept()).toEqual(names.slice(0, most).map(([path]) => `/maps${path}.svg`));
});

test.each([
  ['an error', () => new Response('', { status: 500 })],
  ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['a part', () => new Response('', { status: 206, headers: { 'content-type': 'image/avif' } })],
])('does not keep %s in place of a picture', async (_, answer) => {
  onFetch = answer;
  await keepPictures(pages, true);
  expect(await kept()).toEqual([]);
});

test('without a network, a window of another size shows the file that is kept', async () => {
  const about = await fake.open('pages-2');
  await about.put('/about', new Response(pages.get('/about')));
  await (await cache()).put('/world/street-480.avif', image());
  const request = new Request(`${origin}/world/street-896.avif`);
  Object.defineProperty(request, 'referrer', { value: `${origin}/about?from=menu` });
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const event = new ExtendableEvent('fetch');
  const shown = await shownPictures().handle({ event, request });
  expect(await shown.text()).toBe('x'.repeat(bytes));
});
