/** @jest-environment node */
/**
 * Sums that sentences state in round figures. Each is recomputed as long as its sentence stands as
 * it is written here; a sentence without the figures needs no check.
 */
import { english } from '@/content/languages/english';
import type { Goods } from '@/content/schema/goods';
import { costsByAir } from '@/lib/landed-cost/goods-costs';
import { landedCost } from '@/lib/landed-cost/landed-cost';
import { siteOf } from '@/lib/site/site-of';

const site = siteOf(english);
const { customs, rates } = site;
const perUnit = rates.shilling.perUnit;

/** The figures that a sentence of some goods states, if it still stands, with the goods. */
function stated(slug: string, sentence: RegExp): { goods: Goods; figures: number[] }[] {
  const goods = site.pagesIn('goods').find((entry) => entry.slug === slug)?.page;
  const texts = goods && [goods.lead, ...goods.questions.map(({ answer }) => answer)];
  const found = sentence.exec(texts?.join('\n') ?? '');
  const figures = found?.slice(1).map((text) => Number(text.replace(',', ''))) ?? [];
  return goods && found ? [{ goods, figures }] : [];
}

/** The cost in dollars of goods at this price, with duty and taxes and without freight. */
function withTaxes(value: number, by: 'air' | 'sea', tariff: Goods['tariff']): number {
  const money = (amount: string) => ({ amount, currency: 'USD' });
  const { totalAtOrigin } = landedCost(
    { by, goods: money(value.toFixed(2)), freight: money('0.00'), weight: '1', tariff },
    customs,
    perUnit,
  );
  return Number(totalAtOrigin.amount);
}

type Sides = Record<'length' | 'width' | 'height', string>;
const volumetric = ({ length, width, height }: Sides) =>
  (Number(length) * Number(width) * Number(height)) / rates.divisor;

test('duty and taxes on make-up come close to what the sentence says', () => {
  for (const { goods, figures } of stated('cosmetics', /come close to (\d+) dollars/)) {
    const charged = withTaxes(100, 'air', goods.tariff) - 100;
    expect(Math.abs(charged - (figures[0] ?? 0))).toBeLessThan(3);
  }
});

test('a wig costs more than the sentence says, duty and excise included', () => {
  const sentence = /duty (\d+), excise (\d+)% of (\d+), so about (\d+), .* past (\d+) dollars/;
  for (const { goods, figures } of stated('wigs-and-hair', sentence)) {
    const [duty = 0, excise = 0, base = 0, amount = 0, past = 0] = figures;
    expect([100 + duty, Math.round((base * excise) / 100)]).toEqual([base, amount]);
    expect(withTaxes(100, 'air', goods.tariff)).toBeGreaterThan(past);
    expect(withTaxes(100, 'air', goods.tariff)).toBeLessThan(past * 1.05);
  }
});

test('a pallet of solar panels pays well under what the sentence says', () => {
  const sentence = /for 1,500 dollars, that's well under (\d+) dollars/;
  for (const { goods, figures } of stated('solar-panels', sentence)) {
    expect(withTaxes(1500, 'sea', goods.tariff) - 1500).toBeLessThan((figures[0] ?? 0) * 0.9);
  }
});

test('a bicycle is charged as the sentence says, whole and taken apart', () => {
  const sentence = /about (\d+) kilograms\D+(\d+)\D+(\d+)/;
  for (const { goods, figures } of stated('bicycles', sentence)) {
    const [item] = goods.items;
    const { bicycle: whole } = english.workedExamples;
    if (!item || !whole) continue;
    const kilograms = [volumetric(whole), volumetric(item), Number(item.weight)];
    expect(kilograms.map(Math.round)).toEqual(figures);
  }
});

test('freight for a television can cost more than a set of the size that is named', () => {
  for (const { goods, figures } of stated(
    'televisions',
    /(\d+) inches, the freight can cost more/,
  )) {
    const item = goods.items.find(({ name }) => name.includes(`${figures[0]}-inch`));
    const costs = item ? costsByAir(item, goods.tariff, site.originRoutes, site) : [];
    expect(costs.some(({ cost }) => cost.freight > cost.goods)).toBe(true);
  }
});

test('a container carries as many square meters of tiles as the sentence says', () => {
  const sentence = /about (\d+) tonnes, which is some ([\d,]+) square metres/;
  const squareMeters = 20;
  for (const { goods, figures } of stated('tiles-and-building-materials', sentence)) {
    const [tonnes = 0, area = 0] = figures;
    const carried = ((tonnes * 1000) / Number(goods.items[0]?.weight)) * squareMeters;
    expect(Math.round(carried / 100) * 100).toBe(area);
  }
});

test('the general time by sea holds for most origins, as pages note next to it', () => {
  const general = english.companyFacts.sea?.time;
  const { from, to } = general && 'from' in general ? general : { from: 0, to: 0 };
  const within = site.originRoutes.filter(
    ({ page: { times } }) => times.sea.from >= from && times.sea.to <= to,
  );
  expect(within.length).toBeGreaterThan(site.originRoutes.length / 2);
});

test('each container holds what its sides say', () => {
  const containers = Object.values(english.collections.services).flatMap(({ sections }) =>
    sections.flatMap((section) => (section.kind === 'containers' ? section.items : [])),
  );
  expect(containers).not.toHaveLength(0);
  for (const { inside, space } of containers) {
    expect(space).toBe(`${Math.round(inside.length * inside.width * inside.height)} CBM`);
  }
});

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

test('no page writes out a sum in cubic meters, apart from the minimum and the containers', () => {
  const written = textsOf(english.collections).filter(
    (text) => /\d CBM/.test(text) && !/\b1 CBM|^\d+( to \d+)? CBM$/.test(text),
  );
  expect(written).toEqual([]);
});
