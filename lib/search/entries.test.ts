import type { Goods } from '@/content/schema/goods';
import type { Section } from '@/content/schema/section';
import { sampleContent } from '@/lib/fixtures/sample-site';
import { siteOf } from '@/lib/site/site';
import { searchEntries } from './entries';

/** The sample site with these sections on its page of questions, perhaps in another language. */
function siteWith(sections: Section[], language = 'en') {
  const { collections } = sampleContent;
  const faq = { ...collections.help.faq, sections };
  const help = { ...collections.help, faq };
  return siteOf({ ...sampleContent, language, collections: { ...collections, help } });
}

const entriesOf = (sections: Section[], translated?: Section[]) =>
  searchEntries(siteWith(sections), translated ? [siteWith(translated, 'sw')] : []).filter(
    ({ page }) => page === 'Questions',
  );

const questions = (all: Readonly<Record<string, string>>): Section => ({
  kind: 'faq',
  heading: 'Questions',
  groups: [
    {
      id: 'group',
      questions: Object.entries(all).map(([id, question]) => ({
        id,
        question,
        answer: [{ paragraph: 'The **recipient**.' }, { list: ['By card', 'In cash'] }],
      })),
    },
  ],
});

const points = (id: string | undefined, ...titles: string[]): Section => ({
  kind: 'cards',
  ...(id && { id }),
  heading: 'Categories',
  layout: 'rows',
  items: titles.map((title) => ({ title, text: 'Type approval.' })),
});

test('a question has its own address, and its answer as plain text', () => {
  expect(entriesOf([questions({ 'who-pays': 'Who pays duty?' })])).toEqual([
    {
      href: '/help/faq#who-pays',
      title: 'Who pays duty?',
      page: 'Questions',
      lead: 'The recipient. By card In cash',
    },
  ]);
});

test('text without an id is addressed by a text fragment', () => {
  const [entry] = entriesOf([points('categories', 'Walkie-talkies, radios')]);
  expect(entry?.href).toBe('/help/faq#categories:~:text=Walkie%2Dtalkies%2C%20radios');
});

test('results show the first sentence, and more of an answer that begins shortly', () => {
  const answer = 'Yes. We ship it by air from every country. It takes days.';
  const [entry] = entriesOf([
    { kind: 'prose', heading: 'Heading', blocks: [{ paragraph: answer }] },
  ]);
  expect(entry).toMatchObject({
    lead: 'Yes. We ship it by air from every country.',
    text: 'It takes days.',
  });
});

const wordsOf = (original: Section[], translated: Section[]) =>
  entriesOf(original, translated).map(({ title, words }) => [title, words]);

test('a question that is not translated yet takes no words from the others', () => {
  expect(
    wordsOf(
      [questions({ first: 'First?', added: 'Added?', last: 'Last?' }), points('all', 'Radios')],
      [questions({ first: 'Kwanza?', last: 'Mwisho?' }), points('all', 'Redio')],
    ),
  ).toEqual([
    ['First?', 'Kwanza?'],
    ['Added?', undefined],
    ['Last?', 'Mwisho?'],
    ['Radios', 'Redio'],
  ]);
});

test('goods are found by all they are called, and by what is charged otherwise', () => {
  const { collections } = sampleContent;
  const { laptops } = collections.goods as unknown as { laptops: Goods };
  const [first, second] = laptops.items;
  if (!first || !second) throw new Error('the sample site has no laptops');
  const page: Goods = {
    ...laptops,
    searchWords: { english: ['laptop'], swahili: ['tarakilishi'], otherwise: ['laptop bag'] },
    items: [first, { ...second, searchWords: ['used laptop'] }],
  };
  const goods = { ...collections.goods, laptops: page };
  const site = siteOf({ ...sampleContent, collections: { ...collections, goods } });
  const words = searchEntries(site, []).find(({ href }) => href === '/goods/laptops')?.words;
  expect(words).toBe('Kompyuta, laptop, tarakilishi, laptop bag, used laptop');
});
