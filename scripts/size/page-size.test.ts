import { randomBytes } from 'node:crypto';
import { exceededLimits, markupIn, type PageSize, type Transfer } from './page-size';

/** Text that cannot be compressed. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64');
const transfer = (kind: Transfer['kind'], bytes: number): Transfer => ({ kind, bytes });

const nothing: PageSize = {
  path: '/about',
  id: 'about',
  html: '<p>About us</p>',
  bytes: 0,
  markup: 0,
  pictures: [],
  view: [],
  scroll: [],
  touch: [],
  errors: [],
};

test('words, lists and photographs count towards no limit', () => {
  const others = [transfer('data', 1e6), transfer('photograph', 1e6)];
  const html = `<p>${noise(100_000)}</p><script type="application/ld+json">${noise(9_000)}</script>`;
  const page = { ...nothing, html, markup: markupIn(html), view: others, touch: others };
  expect(exceededLimits(page)).toEqual([]);
});

test('every limit reports what exceeds it', () => {
  const html = `<script>${noise(1_000)}</script><p class="${noise(30_000)}">About us</p>`;
  const page: PageSize = {
    ...nothing,
    html,
    markup: markupIn(html),
    pictures: [41_000],
    view: [transfer('font', 16_000), transfer('font', 9_000), transfer('picture', 19_000)],
    scroll: [transfer('script', 1), transfer('image', 150_000)],
    touch: [transfer('script', 4_000)],
    errors: ['did not match its HTML'],
  };
  const reported = exceededLimits(page).map((line) =>
    line.replace(/^\/about: |(?<=\D): \d.*$/g, ''),
  );
  expect(reported).toEqual([
    'the loader',
    'HTML without its words',
    'script before a touch',
    'the first view without its words',
    'scrolled to its end, without its words',
    'a touch',
    'the largest font',
    'the number of fonts',
    'the largest picture',
    'the largest picture in wide windows',
    'error: did not match its HTML',
  ]);
});
