/** @jest-environment node */
import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { searchEntries } from './entries';
import { createSearch, LONGEST_QUESTION, type SearchEntry } from './search';

const entry = (href: string, title: string, lead: string): SearchEntry => ({
  href,
  title,
  lead,
  page: 'FAQ',
});

const search = createSearch([
  entry('/passing', 'Delivery', 'A parcel waits while customs looks at it.'),
  entry('/customs', 'Customs duties', 'The recipient pays them.'),
  entry('/power', 'Phones and power banks', 'Lithium batteries follow airline limits.'),
  entry('/refund', 'Refunds', 'What has not been spent comes back.'),
]);
const hrefs = (question: string) => search(question).map(({ href }) => href);

test.each([
  ['matches in the title first', 'customs', ['/customs', '/passing']],
  ['by the first letters', 'refu', ['/refund']],
  ['despite typing errors', 'custms dutes', ['/customs']],
  ['in another number', 'battery', ['/power']],
  ['only what matches all words, if anything does', 'parcel customs', ['/passing']],
])('finds %s: "%s"', (_, question, expected) => {
  expect(hrefs(question)).toEqual(expected);
});

test.each(['', '   ', 'xyzzyplugh'])('finds nothing for "%s"', (question) => {
  expect(search(question)).toEqual([]);
});

test('truncates a query to its length limit', () => {
  expect(hrefs(`${' '.repeat(LONGEST_QUESTION - 7)}refunds`)).toEqual(['/refund']);
  expect(hrefs(`${' '.repeat(LONGEST_QUESTION)}refunds`)).toEqual([]);
});

test('what only looks like the word is left out where the word itself is found', () => {
  const answers = [
    entry('/wine', 'Wine', 'We carry none.'),
    entry('/mine', 'Mine', 'It stays yours.'),
  ];
  expect(createSearch(answers)('wine').map(({ href }) => href)).toEqual(['/wine']);
});

test('words that a page is named by find it before a title', () => {
  const named = createSearch([
    entry('/title', 'Alibaba', 'A shop.'),
    { ...entry('/named', 'Which address do I give the shop?', 'Ours.'), names: '1688, alibaba' },
  ]);
  expect(named('alibaba').map(({ href }) => href)).toEqual(['/named', '/title']);
});

test.each(['laptop', 'kompyuta', 'macbook'])('"%s" finds goods', (word) => {
  expect(createSearch(searchEntries(site, []))(word)[0]?.href).toBe('/goods/laptops');
});
