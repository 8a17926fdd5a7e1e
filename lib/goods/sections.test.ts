import type { Goods } from '@/content/schema/goods';
import { sampleContent, sampleSite as site } from '@/lib/fixtures/sample-site';
import { otherName } from '@/lib/languages/other-name';
import type { EntryIn } from '@/lib/pages/page-entry';
import { siteOf, sitesOf } from '@/lib/site/site';
import { goodsByVerdict } from './goods-list';
import { goodsHero, goodsSections } from './sections';
import { goodsTotals } from './totals';

const shoes = site.pageById('goods/shoes') as EntryIn<'goods'>;
const { page } = shoes;
const [item] = page.items;
if (!item) throw new Error('the sample shoes have no item');

/** The totals of the sample shoes, with these changes. */
const totalsOf = (changes: Partial<Goods> = {}, of = site) =>
  goodsTotals(of, { ...page, ...changes });

test('origins with the same totals share a row', () => {
  const { items = [] } = totalsOf()?.byAir ?? {};
  expect(items).toHaveLength(page.items.length);
  for (const { rows } of items) {
    expect(rows.flatMap(({ origins }) => origins)).toHaveLength(site.originRoutes.length);
    expect(new Set(rows.map(({ total }) => total)).size).toBe(rows.length);
  }
});

test.each([
  ['the same by air and by sea is one answer', 'yes', 1],
  ['different ones stand side by side', 'no', 2],
] as const)('%s', (_, sea, count) => {
  const verdict = {
    air: { ...page.verdict.air, answer: 'yes' as const },
    sea: { ...page.verdict.sea, answer: sea },
  };
  const { answers, verdicts } = goodsHero(site, {
    ...shoes,
    page: { ...page, verdict, papers: [] },
  });
  expect(answers).toHaveLength(count);
  expect(verdicts).toHaveLength(2);
});

/** The goods that a page leads to, by id. */
const relatedTo = (entry: EntryIn<'goods'>, of = site) =>
  goodsSections(of, entry).flatMap((section) =>
    section.kind === 'related-goods' ? section.goods.map(({ id }) => id) : [],
  );

test('goods that are alone in their group stand next to others, never next to themselves', () => {
  const ids = relatedTo({ ...shoes, page: { ...page, group: 'building' as const } });
  expect(ids).not.toHaveLength(0);
  expect(ids).not.toContain(shoes.id);
});

test('pages about goods that we carry end with a band that asks for a message, and no others', () => {
  const lastOf = (entry: EntryIn<'goods'>) => goodsSections(site, entry).at(-1)?.kind;
  expect(lastOf(shoes)).toBe('call-to-action');
  expect(lastOf({ ...shoes, page: { ...page, items: [] } })).not.toBe('call-to-action');
});

test('goods that are never carried stand next to others that are not, and carried ones next to carried', () => {
  const refused = site.pageById('goods/live-animals') as EntryIn<'goods'>;
  const goods = { ...sampleContent.collections.goods, weapons: refused.page };
  const collections = { ...sampleContent.collections, goods };
  const of = siteOf({ ...sampleContent, collections });
  expect(relatedTo(refused, of)).toEqual(['goods/weapons']);
  expect(relatedTo(shoes, of)).not.toContain('goods/weapons');
});

const asOf = '2026-11-24';
const dollars = (amount: string) => ({ price: { amount, currency: 'USD' }, asOf });
const priced = siteOf({
  ...sampleContent,
  ownPrices: {
    origins: { uk: { cubicMetre: dollars('380.00') } },
  },
});

test.each([
  ['by air', 'air', site],
  ['by sea, before freight', 'sea', site],
  ['by sea with freight', 'sea', priced],
] as const)('the charges add up to their total, %s', (_, by, of) => {
  const items = [{ ...item, by }];
  const { lines = [], total } = totalsOf({ items }, of)?.charges ?? {};
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total?.amount);
});

test.each([
  ['a rate without a second source', { duty: 'sensitive' }, true],
  ['a classification to confirm', { toConfirm: true as const }, true],
  ['a confirmed one', {}, false],
])('%s says above the charges whether it is to be confirmed', (_, tariff, says) => {
  const { intro = '' } = totalsOf({ tariff: { ...page.tariff, ...tariff } }) ?? {};
  expect(intro.includes(site.goodsPage.charges.toConfirm)).toBe(says);
});

const group = {
  title: 'Goods',
  chip: 'Goods',
  text: 'Some goods.',
  more: { label: 'More', channel: 'chat' },
} as const;
const groups = { air: group, papers: group, sea: group, never: group };

test('the index has each of the goods in the group of its verdict', () => {
  const index = { groups, all: 'All in', beforeFreight: 'Before' };
  const listed = goodsByVerdict(site, index).map(({ answer, goods }) => [
    answer,
    goods.map(({ name }) => name),
  ]);
  expect(listed).toEqual([
    ['yes', ['Car parts', 'Laptops', 'Smartphones']],
    ['papers', ['Shoes']],
    ['sea-only', ['Tyres']],
    ['no', ['Live animals']],
  ]);
});

test('goods have their Swahili name on English pages, and their English one on Swahili pages', () => {
  const translation = {
    language: 'sw',
    languageName: 'Kiswahili',
    messages: { '/goods/shoes': '/bidhaa/viatu', Shoes: 'Viatu' },
  };
  const names = sitesOf({ original: sampleContent, translations: [translation] }).map((of) =>
    otherName(of, of.goodsBySlug('shoes') ?? shoes),
  );
  expect(names).toEqual([
    { text: 'Viatu', language: 'sw' },
    { text: 'Shoes', language: 'en' },
  ]);
});
