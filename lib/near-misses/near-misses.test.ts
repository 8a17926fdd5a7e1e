import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { nearMissCandidates } from './candidates';
import { nearMisses } from './near-misses';

const candidates = nearMissCandidates(site);
const found = (path: string) => nearMisses(path, candidates).map(({ href }) => href);

test.each([
  ['the address of many quote buttons', '/quote', '/get-quote'],
  ['a letter missing', '/trackng', '/tracking'],
  ['no folder', '/warehousing', '/services/warehousing'],
  ['an old address', '/pricing', '/help/shipping-tools'],
  ['a page below one of ours', '/services/unknown', '/services'],
  ['a slip in a route', '/routes/uk-to-tanzana', '/shipping-routes/uk-to-tanzania'],
  ['the first word of a page in a folder', '/help/privacy', '/help/privacy-policy'],
  ['the name of goods', '/laptop', '/goods/laptops'],
  ['what Swahili calls goods', '/kompyuta', '/goods/laptops'],
])('%s: %s', (_, path, href) => {
  expect(found(path)[0]).toBe(href);
});

test.each(['/xyzzy', '/wp-login.php', '/100%', `/${'long-'.repeat(100)}`])(
  'nothing is close to %s',
  (path) => {
    expect(found(path)).toEqual([]);
  },
);

test('the slash that every path begins with makes none alike', () => {
  const wigs = { label: 'Wigs and hair', href: '/goods/wigs-and-hair', paths: ['/nywele'] };
  expect(nearMisses('/nowhere', [wigs])).toEqual([]);
  expect(nearMisses('/nywale', [wigs])).toEqual([wigs]);
});

test('the home page is not suggested, though every Swahili address is below it', () => {
  expect(candidates.map(({ href }) => href)).not.toContain('/');
});

test('at most three pages are suggested, and an unambiguous one alone', () => {
  expect(found('/routes/oman-to-tanzania')).toHaveLength(3);
  expect(found('/quote')).toEqual(['/get-quote']);
});
