import { samplePages } from '@/lib/fixtures/sample-pages';
import { type Goods, goods } from './goods';

const searchWords = { english: ['laptop', 'computer', 'notebook', 'pc'], swahili: ['pc', 'simu'] };
const laptops: Goods = { ...samplePages.goods.laptops, searchWords };
const [item] = laptops.items;

/** What is wrong with the goods after this change, as `field: message`. */
const faults = (change: Partial<Goods>): string[] =>
  (goods.safeParse({ ...laptops, ...change }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
const withItem = (change: object) =>
  faults({ items: [{ ...item, ...change }, item] as Goods['items'] });

test('plausible goods are accepted', () => {
  expect(faults({})).toEqual([]);
});

test.each([
  ['an item heavier than its box can hold', { weight: '280' }, 'weight: check the kilograms'],
  ['an item too light for its box', { weight: '0.1' }, 'weight: check the kilograms'],
  ['a box that no aircraft takes', { length: '310', weight: '90' }, 'by: write "sea"'],
])('rejects %s', (_, change, expected) => {
  expect(withItem(change)).toEqual([expect.stringContaining(`items.0.${expected}`)]);
});

test('rejects items by air of goods that may not fly', () => {
  const air = { answer: 'sea-only' as const, reason: 'Their batteries burn in the hold.' };
  expect(faults({ verdict: { ...laptops.verdict, air } })).toEqual([
    'items: the verdict by air is no: write "sea" for both items',
  ]);
});

test('rejects a word for the first item and for what is charged otherwise', () => {
  expect(faults({ searchWords: { ...searchWords, otherwise: ['pc'] } })).toEqual([
    expect.stringContaining('searchWords: a word of `otherwise`'),
  ]);
});
