/** @jest-environment node */
import { createHash } from 'node:crypto';
import { compressedSize, exceededLimits, type PageSize, type Transfer } from './page-size';

const text = 'Sea freight from Guangzhou takes thirty-five days, customs included.';

const page: PageSize = {
  path: '/about',
  html: `<script>start()</script><p>${text}</p>`,
  bytes: 14_000,
  view: [{ kind: 'font', bytes: 15_000 }],
  scroll: [{ kind: 'photograph', bytes: 150_000 }],
  touch: [{ kind: 'script', bytes: 3000 }],
  errors: [],
};

/** Text that does not compress. */
const noise = (length: number) =>
  Array.from({ length: length / 64 }, (_, i) =>
    createHash('sha256').update(String(i)).digest('hex'),
  ).join(' ');

const script = (bytes: number): Transfer[] => [{ kind: 'script', bytes }];

test('a page at its limits passes', () => {
  expect(exceededLimits(page)).toEqual([]);
});

test.each<[string, Partial<PageSize>]>([
  ['the loader', { html: `<script>${noise(1300)}</script><p>${text}</p>` }],
  ['HTML without its words', { html: `<p class="${noise(45_000)}">${text}</p>`, view: [] }],
  ['script before a touch', { view: script(1) }],
  ['the first view without its words', { view: [{ kind: 'image', bytes: 36_000 }] }],
  ['scrolling', { scroll: script(1) }],
  ['a touch', { touch: script(3001) }],
  ['the largest font', { view: [{ kind: 'font', bytes: 15_001 }] }],
  ['the number of fonts', { touch: [{ kind: 'font', bytes: 1 }] }],
  ['the largest photograph', { scroll: [{ kind: 'photograph', bytes: 150_001 }] }],
  ['error', { errors: ['what the page logged'] }],
])('reports %s', (what, changes) => {
  expect(exceededLimits({ ...page, ...changes })).toEqual([
    expect.stringContaining(`/about: ${what}: `),
  ]);
});

test('a page with a tool may load React, and only the not-found page a script by itself', () => {
  expect(exceededLimits({ ...page, touch: script(68_000), id: 'contact' })).toEqual([]);
  expect(exceededLimits({ ...page, view: script(3000), id: 'not-found' })).toEqual([]);
});

test('what editors add never exceeds a limit', () => {
  const html = `<script>start()</script><p>${noise(96_000)}</p>`;
  const bytes = compressedSize(html);
  expect(bytes).toBeGreaterThan(30_000);
  const view: Transfer[] = [{ kind: 'photograph', bytes: 140_000 }];
  const touch: Transfer[] = [{ kind: 'data', bytes: 90_000 }];
  expect(exceededLimits({ ...page, html, bytes, view, touch })).toEqual([]);
});
