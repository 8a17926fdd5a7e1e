/** @jest-environment node */
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { searchEntries } from './entries';
import type { SearchEntry } from './entry';
import { goodsEntries } from './goods-entries';
import { createSearch, LONGEST_QUESTION } from './search';

const site = siteOf(english);

const entry = (href: string, title: string, text: string): SearchEntry => ({
  href,
  title,
  text,
  page: 'FAQ',
});

const search = createSearch([
  entry('/passing', 'Delivery', 'A parcel waits while customs looks at it.'),
  entry('/customs', 'Customs duties', 'The recipient pays them.'),
  entry('/power', 'Phones and power banks', 'Lithium batteries follow airline limits.'),
  entry('/refund', 'Refunds', 'What has not been spent comes back.'),
]);
const hrefs = (question: string) => search(question).map(({ href }) => href);

test('ranks matches in the title first', () => {
  expect(hrefs('customs')).toEqual(['/customs', '/passing']);
});

test.each([
  ['only the first letters', 'refu', '/refund'],
  ['typos', 'custms dutes', '/customs'],
  ['another number', 'battery', '/power'],
])('finds by %s: "%s"', (_, question, href) => {
  expect(hrefs(question)[0]).toBe(href);
});

test('matches with all words exclude partial matches', () => {
  expect(hrefs('parcel customs')).toEqual(['/passing']);
});

test('finds answers for words that never occur together', () => {
  expect(hrefs('refund lithium').toSorted()).toEqual(['/power', '/refund']);
});

test('matches are highlighted', () => {
  const [found] = search('battery');
  expect(found?.excerpt).toEqual([
    { text: 'Lithium ', hit: false },
    { text: 'batteries', hit: true },
    { text: ' follow airline limits.', hit: false },
  ]);
});

test.each(['', '   ', 'xyzzyplugh'])('finds nothing for "%s"', (question) => {
  expect(search(question)).toEqual([]);
});

const entries = searchEntries(site, []);
const places = new Set(entries.map(({ href }) => href));

/**
 * What people type, and where the answer is. A test is skipped if editors have deleted its answer.
 */
const answered = (cases: [question: string, href: string][]) =>
  cases.filter(([, href]) => places.has(href));

describe('in the help pages', () => {
  const helpSearch = createSearch(entries);

  test.each(
    answered([
      ['track shipment', '/help/faq#how-to-track'],
      ['insurance', '/help/insurance-claims'],
      ['live animals', '/help/prohibited-items#categories'],
      ['wrong adress', '/help/how-to-guides#wrong-address'],
      ['refund', '/help/payment-policy#refunds'],
      ['turkey', '/help/faq#turkey-india-japan'],
      ['amazon address', '/help/faq#shop-address'],
      ['barrel from london', '/help/faq#barrel-from-london'],
      ['container price', '/help/faq#container-price'],
      ['insurance cost', '/help/insurance-claims#premium'],
      ['storage free of charge', '/help/faq#storage-after-arrival'],
      ['moving home', '/help/faq#moving-home'],
      ['scam', '/help/faq#is-it-real'],
    ]),
  )('"%s" finds %s', (question, href) => {
    const places = helpSearch(question).map((found) => found.href.replace(/:~:.*/, ''));
    expect(places).toContain(href);
  });

  test('returns at most seven results', () => {
    expect(helpSearch('shipping')).toHaveLength(7);
  });
});

test('truncates a query to its length limit', () => {
  expect(hrefs(`${' '.repeat(LONGEST_QUESTION - 7)}refunds`)).toEqual(['/refund']);
  expect(hrefs(`${' '.repeat(LONGEST_QUESTION)}refunds`)).toEqual([]);
});

test.each(
  answered([
    ['perfume', '/goods/perfume'],
    ['laptop', '/goods/laptops'],
    ['simu', '/goods/smartphones'],
    ['manukato', '/goods/perfume'],
    ['gari', '/goods/cars'],
  ]),
)('"%s" finds its goods first, among all goods and in the help search', (word, href) => {
  for (const entries of [goodsEntries(site), searchEntries(site, [])])
    expect(createSearch(entries)(word)[0]?.href).toBe(href);
});
