/** @jest-environment node */
import {
  type Bytes,
  exceededByWorker,
  exceededLimits,
  noBytes,
  type PageSize,
  roundTripReport,
  total,
} from './budget';

const bytes = (changes: Partial<Bytes>): Bytes => ({ ...noBytes(), ...changes });

const atLimits: PageSize = {
  path: '/about',
  firstView: bytes({ html: 20_000, font: 15_000, requests: 2 }),
  byItself: noBytes(),
  scrolled: noBytes(),
  touch: bytes({ script: 3000, requests: 2 }),
  headers: 1000,
  words: 0,
  loader: 650,
  largestFont: 15_000,
  fonts: 1,
  largestPicture: 150_000,
};

test('a page at its limits passes', () => {
  expect(exceededLimits(atLimits)).toEqual([]);
});

test.each<[string, Partial<PageSize>]>([
  ['HTML without its words: 20001 B', { firstView: bytes({ html: 20_001 }) }],
  ['script before a touch: 1 B', { firstView: bytes({ script: 1 }) }],
  ['the loader: 651 B', { loader: 651 }],
  ['the first view without its words: 36001 B', { firstView: bytes({ image: 36_001 }) }],
  ['script that starts by itself: 1 B', { byItself: bytes({ script: 1 }) }],
  ['scrolling: 1 B', { scrolled: bytes({ script: 1 }) }],
  ['a touch: 3001 B', { touch: bytes({ script: 3001 }) }],
  ['the largest font: 15001 B', { largestFont: 15_001 }],
  ['fonts: 2', { fonts: 2 }],
  ['the largest picture: 150001 B', { largestPicture: 150_001 }],
])('reports %s', (message, changes) => {
  expect(exceededLimits({ ...atLimits, ...changes })).toEqual([
    expect.stringContaining(`/about: ${message}`),
  ]);
});

test('a page with an island may load React on interaction', () => {
  const touch = bytes({ script: 68_000 });
  expect(exceededLimits({ ...atLimits, touch, id: 'contact' })).toEqual([]);
  expect(exceededLimits({ ...atLimits, touch })).toHaveLength(1);
});

test('only the not-found page may run a script on load', () => {
  const byItself = bytes({ script: 3000 });
  expect(exceededLimits({ ...atLimits, byItself, id: 'not-found' })).toEqual([]);
  expect(exceededLimits({ ...atLimits, byItself })).toHaveLength(1);
});

test('pictures of an article count by themselves, on the first screen and below it', () => {
  const picture = bytes({ picture: 400_000 });
  expect(exceededLimits({ ...atLimits, firstView: picture, scrolled: picture })).toEqual([]);
});

test('text never exceeds a limit, however much an editor adds', () => {
  const firstView = bytes({ html: 50_000 });
  expect(exceededLimits({ ...atLimits, firstView, words: 40_000 })).toEqual([]);
  const touch = bytes({ script: 60_000, data: 90_000 });
  expect(exceededLimits({ ...atLimits, touch, id: 'contact' })).toEqual([]);
});

test('counts requests separately from bytes', () => {
  expect(total(bytes({ html: 1, data: 2, requests: 100 }))).toBe(3);
});

test('the report names the pages that need a second round trip', () => {
  const small = { ...atLimits, firstView: bytes({ html: 13_600 }) };
  const large = { ...atLimits, firstView: bytes({ html: 16_000 }), words: 3456 };
  expect(roundTripReport([small])).toBe('0 of 1 pages need a second round trip');
  expect(roundTripReport([small, large])).toBe(
    '1 of 2 pages need a second round trip: /about (+2,400 B; its words take 3,456 B)',
  );
});

test('the service worker has a limit of its own', () => {
  expect(exceededByWorker(12_000)).toEqual([]);
  expect(exceededByWorker(12_001)).toEqual(['the service worker: 12001 B, limit 12000 B']);
});
