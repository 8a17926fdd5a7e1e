/** @jest-environment node */

import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { nearMissCandidates } from './candidates';
import { nearMisses, normalizePath } from './near-misses';

const candidates = nearMissCandidates(siteOf(english));
const found = (path: string) => nearMisses(path, candidates).map(({ href }) => href);

test.each([
  ['the address of many quote buttons', '/quote', '/get-quote'],
  ['a letter missing', '/trackng', '/tracking'],
  ['a letter too many', '/services/buy-for-mee', '/services/buy-for-me'],
  ['capitals and a trailing slash', '/Contact/', '/contact'],
  ['a file extension of old sites', '/about.html', '/about'],
  ['the wrong folder', '/about/faq', '/help/faq'],
  ['no folder', '/warehousing', '/services/warehousing'],
  ['an old address', '/pricing', '/help/shipping-tools#calculator'],
  ['a typo in an old address', '/shp', '/services/online-purchase'],
  ['a page below one of ours', '/services/unknown', '/services'],
  ['an article that does not exist', '/blog/moving-house', '/about/blog'],
  ['a slip in a route', '/routes/uk-to-tanzana', '/shipping-routes/uk-to-tanzania'],
  ['underscores and spaces', '/get_quote%20', '/get-quote'],
])('%s: %s', (_, path, href) => {
  expect(found(path)[0]).toBe(href);
});

test('goods are found by their name and by what Swahili calls them', () => {
  const [goods] = siteOf(english).pagesIn('goods');
  const { slug, canonical, page } = goods ?? { slug: '', canonical: '', page: { swahili: '' } };
  expect(found(`/${slug}`)[0]).toBe(canonical);
  expect(found(`/${page.swahili.toLowerCase().replaceAll(' ', '-')}`)[0]).toBe(canonical);
});

test.each(['/xyzzy', '/wp-login.php', '/.env', `/${'long-'.repeat(100)}`])(
  'nothing is close to %s',
  (path) => {
    expect(found(path)).toEqual([]);
  },
);

test('at most three pages are suggested', () => {
  expect(found('/routes/oman-to-tanzania').length).toBeLessThanOrEqual(3);
});

test('an unambiguous match is the only suggestion', () => {
  expect(found('/quote')).toEqual(['/get-quote']);
});

test('each suggestion appears once', () => {
  expect(new Set(candidates.map(({ href }) => href)).size).toBe(candidates.length);
});

test('handles a stray percent sign', () => {
  expect(normalizePath('/100%')).toBe('/100%');
});
