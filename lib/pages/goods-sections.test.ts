/** @jest-environment node */
import { english } from '@/content/languages/english';
import { isRefused } from '@/content/schema/goods';
import { fromFragment, GOODS_FIELD, QUOTE_FIELDS } from '@/lib/calculator/url-fragment';
import { formatPercent } from '@/lib/format/number';
import { percentOf } from '@/lib/shillings/shillings';
import { siteOf } from '@/lib/site/site-of';
import { fill } from '@/lib/text/fill';
import type { AnySection, AnySectionKind, AnySectionOf } from './derived-section';
import { kettle, siteWithKettle, stove } from './fixtures/goods';
import { goodsByVerdict } from './goods-index';
import { formatShillings } from './goods-totals';
import { sectionsOf } from './sections-of';

const site = siteOf(english);
const withKettle = siteWithKettle(english);
const goods = site.pagesIn('goods');
const shown = (slug: string, of = withKettle) => {
  const entry = of.pagesIn('goods').find((other) => other.slug === slug);
  if (!entry) throw new Error(`there are no goods "${slug}"`);
  return sectionsOf(of, entry);
};

const isKind =
  <Kind extends AnySectionKind>(kind: Kind) =>
  (section: AnySection): section is AnySection & AnySectionOf<Kind> =>
    section.kind === kind;

describe.each(goods.map(({ slug, page }) => [slug, page] as const))('%s', (slug, page) => {
  const sections = shown(slug, site);
  const hero = sections.find(isKind('goods-hero'));
  const totals = sections.find(isKind('goods-totals'));
  const breakdown = sections.find(isKind('goods-breakdown'));

  test('begins with the verdict by air and by sea, each with its reason', () => {
    expect(sections[0]).toBe(hero);
    expect(hero?.verdicts.map(({ way, reason }) => [way, reason])).toEqual([
      ['air', page.verdict.air.reason],
      ['sea', page.verdict.sea.reason],
    ]);
  });

  test('has totals unless it is never carried', () => {
    expect([hero?.total, totals, breakdown].map(Boolean)).toEqual(Array(3).fill(!isRefused(page)));
  });

  test('shows a total from every origin for what flies', () => {
    const flying = page.items.filter(({ by }) => by === 'air').length;
    const rows = totals?.byAir?.rows ?? [];
    expect(rows).toHaveLength(flying > 0 ? site.originRoutes.length : 0);
    expect(rows.every((row) => row.totals.length === flying)).toBe(true);
  });

  test('its pieces add up to their total', () => {
    const { parts = [], total } = breakdown?.cost ?? {};
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total?.amount ?? 0);
  });
});

test('the figure next to the verdict is the first of the totals', () => {
  const sections = shown('a-kettle');
  const [first] = sections.find(isKind('goods-totals'))?.byAir?.rows ?? [];
  expect(sections.find(isKind('goods-hero'))?.total?.amount).toBe(first?.totals[0]?.shillings);
});

test.each([
  ['2.5', '2.5 kg'],
  // 40 × 30 × 10 cm counts as 2.4 kg, more than the goods weigh.
  ['2.3', '2.4 kg by size'],
])('freight for %s kg is labelled "%s"', (weight, label) => {
  const words = { freight: '{weight} kg', freightBySize: '{weight} kg by size' };
  const breakdown = { ...english.goodsPage.breakdown, ...words };
  const labelled = siteWithKettle({ ...english, goodsPage: { ...english.goodsPage, breakdown } });
  const [entry] = labelled.pagesIn('goods').filter(({ slug }) => slug === 'a-kettle');
  const [item] = kettle.items;
  if (!entry || !item) throw new Error('there is no kettle');
  const page = { ...kettle, items: [{ ...item, weight }] };
  const { cost } = sectionsOf(labelled, { ...entry, page }).find(isKind('goods-breakdown')) ?? {};
  expect(cost?.parts.find(({ tone }) => tone === 'freight')?.label).toBe(label);
});

test('a charge is marked if goods are exempt from it', () => {
  const { charges, reliefs } = withKettle.customs;
  const nameOf = (entries: readonly { id: string; name: string }[], id: string) =>
    entries.find((entry) => entry.id === id)?.name ?? '';
  const { parts = [] } = shown('a-kettle').find(isKind('goods-breakdown'))?.cost ?? {};
  expect(parts).toContainEqual({
    label: fill(withKettle.goodsPage.breakdown.relieved, {
      charge: nameOf(charges, 'vat'),
      relief: nameOf(reliefs, 'books'),
    }),
    amount: 0,
    tone: 'vat',
  });
});

test('the value that customs charges on is below the sum: the price and the assumed insurance', () => {
  const { customs, goodsPage, locale } = withKettle;
  const { note, parts = [] } = shown('a-kettle').find(isKind('goods-breakdown'))?.cost ?? {};
  const price = parts[0]?.amount ?? 0;
  const { assumedInsurance } = customs.value;
  const value = price + percentOf(price, assumedInsurance);
  expect(note).toBe(
    fill(goodsPage.breakdown.customsValue, {
      amount: formatShillings(value, locale),
      percent: formatPercent(assumedInsurance, locale),
    }),
  );
});

test('what the total excludes for some goods only is listed on their page', () => {
  const { notIncluded } = withKettle.customs;
  const [entry] = withKettle.pagesIn('goods').filter(({ slug }) => slug === 'a-kettle');
  if (!entry) throw new Error('there is no kettle');
  const listOf = (page: typeof kettle) =>
    sectionsOf(withKettle, { ...entry, page }).find(isKind('goods-breakdown'))?.notIncluded.list;
  expect(listOf(kettle)).toEqual(notIncluded);
  expect(listOf({ ...kettle, notIncluded: 'A plug' })).toEqual([...notIncluded, 'A plug']);
});

test.each([
  ['a rate without a second source', { ...kettle.tariff, duty: 'sensitive' as const }],
  ['a classification to confirm', { ...kettle.tariff, toConfirm: true as const }],
])('%s says so next to the total', (_, tariff) => {
  const { toConfirm } = withKettle.goodsPage.breakdown;
  const [entry] = withKettle.pagesIn('goods').filter(({ slug }) => slug === 'a-kettle');
  if (!entry) throw new Error('there is no kettle');
  const intro = (page: typeof kettle) =>
    sectionsOf(withKettle, { ...entry, page }).find(isKind('goods-breakdown'))?.intro;
  expect(intro({ ...kettle, tariff: { ...kettle.tariff, reliefs: [] } })).not.toContain(toConfirm);
  expect(intro({ ...kettle, tariff })).toContain(toConfirm);
});

test('the quote button fills in country, weight, size and goods', () => {
  const [quote] = shown('a-kettle').find(isKind('goods-hero'))?.actions ?? [];
  const fragment = quote && 'fragment' in quote ? `#${quote.fragment}` : '';
  expect(fromFragment(fragment, [...QUOTE_FIELDS, GOODS_FIELD])).toEqual({
    originCountry: expect.stringMatching(/./),
    weight: '2.5',
    length: '40',
    width: '30',
    height: '10',
    goodsType: kettle.name,
  });
});

test('related goods are others of the same group', () => {
  const list = shown('a-kettle').find(isKind('goods-list'))?.goods ?? [];
  const others = goods.filter(({ page }) => page.group === kettle.group);
  const names = [...others.map(({ page }) => page.name), stove.name];
  expect(list.map(({ link }) => link.label).toSorted()).toEqual(names.toSorted());
});

test('the index has all goods, each in one group', () => {
  const index = sectionsOf(site, site.pageById('goods')).find(isKind('goods-index'));
  const groups = index ? goodsByVerdict(index, site) : [];
  const names = groups.flatMap((group) => group.goods.map(({ link }) => link.label));
  expect(names.toSorted()).toEqual(goods.map(({ page }) => page.name).toSorted());
});

test.each([
  ['yes', 'yes', 'yes'],
  ['papers', 'yes', 'papers'],
  ['sea-only', 'papers', 'sea-only'],
  ['no', 'no', 'no'],
] as const)(
  'goods with the verdict %s by air and %s by sea are listed under %s',
  (air, sea, answer) => {
    const index = sectionsOf(site, site.pageById('goods')).find(isKind('goods-index'));
    const { verdict } = kettle;
    const page = {
      ...kettle,
      verdict: { air: { ...verdict.air, answer: air }, sea: { ...verdict.sea, answer: sea } },
    };
    const [entry] = goods;
    if (!index || !entry) throw new Error('the site has no goods');
    const groups = goodsByVerdict(index, { pagesIn: () => [{ ...entry, page }] as never });
    expect(groups.filter(({ goods }) => goods.length > 0).map((group) => group.answer)).toEqual([
      answer,
    ]);
  },
);

test('a button leads to the tool for the total, with goods, way, origin, weight and size', () => {
  const hero = shown('a-kettle').find(isKind('goods-hero'));
  const own = hero?.actions.find(
    (action) => 'page' in action && action.page === 'help/landed-cost',
  );
  const fragment = own && 'fragment' in own ? String(own.fragment) : '';
  const fields = ['goods', 'by', 'origin', 'weight', 'length', 'width', 'height'] as const;
  expect(fromFragment(fragment, fields)).toMatchObject({ goods: 'a-kettle', by: 'air' });
});
