import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { searchEntries } from './entries';
import { createSearch, LONGEST_QUESTION, type SearchEntry } from './search';

const entry = (href: string, title: string, lead: string): SearchEntry => ({
  href,
  title,
  lead,
  page: 'FAQ',
});

const intents = { tax: ['tax'], cost: ['cost'], allowed: ['allowed'], time: ['how long'] };
const fillers = ['a', 'my', 'to', 'two', 'who', 'the'];
const everyday = ['parcel', 'send'];
/** The search among these answers. */
const among = (...entries: SearchEntry[]) => createSearch({ intents, fillers, everyday, entries });

const search = among(
  entry('/passing', 'Delivery', 'A parcel waits while customs looks at it.'),
  entry('/customs', 'Customs duties', 'The recipient pays them.'),
  entry('/power', 'Phones and power banks', 'Lithium batteries follow airline limits.'),
  entry('/refund', 'Refunds', 'What has not been spent comes back.'),
);
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
  expect(among(...answers)('wine').map(({ href }) => href)).toEqual(['/wine']);
});

test('words that a page is named by find it before a title', () => {
  const named = among(entry('/title', 'Alibaba', 'A shop.'), {
    ...entry('/named', 'Which address do I give the shop?', 'Ours.'),
    names: '1688, alibaba',
  });
  expect(named('alibaba').map(({ href }) => href)).toEqual(['/named', '/title']);
});

test.each(['ist', 'ist 2005', 'my ist'])(
  '"%s" finds what is named so before what only begins so',
  (question) => {
    const car = {
      ...entry('/car', 'What will your car pay?', 'Duty.'),
      names: 'ist, land cruiser',
    };
    const city = { ...entry('/city', 'Turkey', 'By quote.'), names: 'istanbul' };
    expect(among(city, car)(question)[0]?.href).toBe('/car');
  },
);

test('a name that is one word of many does not come before what is about all of them', () => {
  const office = { ...entry('/office', 'Our office', 'Come in.'), names: 'office' };
  const chair = entry('/chair', 'Office chairs', 'They go by sea.');
  expect(among(office, chair)('office chairs')[0]?.href).toBe('/chair');
});

const route = {
  ...entry('/uk', 'Shipping from the UK', 'It takes a week.'),
  names: 'leeds, york',
  about: { time: { href: '/uk', lead: 'Five to seven days.' } },
};
const local = { ...entry('/local', 'Local delivery', 'In Tanzania.'), names: 'mwanza, arusha' };
const out = { ...entry('/out', 'Can I send something abroad?', 'Ask us.'), names: 'to leeds' };

test.each([
  ['leeds to mwanza', '/uk'],
  ['42 kg shoes from leeds to mwanza', '/uk'],
  ['coffee to leeds', '/out'],
  ['send a parcel to leeds', '/out'],
  ['delivery to mwanza', '/local'],
])(
  '"%s" finds where a shipment starts before where it ends, and tells them apart',
  (asked, href) => {
    expect(among(local, out, route)(asked)[0]?.href).toBe(href);
  },
);

test.each(['laptop', 'kompyuta', 'macbook', 'two laptops'])('"%s" finds goods', (word) => {
  expect(among(...searchEntries(site, []))(word)[0]?.href).toBe('/goods/laptops');
});

const taxed: SearchEntry = {
  ...entry('/shoes', 'Shoes', 'They fly and they sail.'),
  about: { tax: { href: '/shoes#tax', lead: 'Shoes pay a third.' } },
};
const duty = { ...entry('/duty', 'Who pays the tax?', 'The recipient.'), names: 'tax' };

test("an intent and a thing lead to what the thing's page says of it", () => {
  const [first] = among(duty, taxed)('tax shoes');
  expect(first?.href).toBe('/shoes#tax');
  expect(first?.lead.map(({ text }) => text).join('')).toBe('Shoes pay a third.');
});

test('an intent alone leads to the page about it', () => {
  expect(among(duty, taxed)('tax')[0]?.href).toBe('/duty');
});

test('a thing without an answer to the intent is found all the same', () => {
  expect(among(duty, taxed)('how long shoes')[0]?.href).toBe('/shoes');
});

test('a page that is named by the whole question comes before all others', () => {
  const named = { ...entry('/guide', 'A guide', 'All about it.'), names: 'tax shoes' };
  expect(among(duty, taxed, named)('tax shoes')[0]?.href).toBe('/guide');
});
