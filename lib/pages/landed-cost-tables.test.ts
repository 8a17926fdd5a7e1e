/** @jest-environment node */
import { english } from '@/content/languages/english';
import type { RichText } from '@/content/schema/link';
import { siteOf } from '@/lib/site/site-of';
import { plainText } from '@/lib/text/reading-time';
import { siteWithKettle } from './fixtures/goods';
import {
  chargesTable,
  examplesNote,
  examplesTable,
  reliefsTable,
  scheduleTable,
} from './landed-cost-tables';

const site = siteOf(english);
const withKettle = siteWithKettle(english);
const textOf = (text: RichText) => plainText(text, site.locale);
const [{ slug: anywhere } = { slug: '' }] = site.originRoutes;
const examples = (goods: string, origin = anywhere) =>
  examplesTable(
    { kind: 'landed-cost-examples', heading: 'Examples', examples: [{ goods, origin }] },
    withKettle,
  );

test('an example shows freight, charges and the total in both currencies', () => {
  const [row = []] = examples('a-kettle').rows;
  expect(row).toHaveLength(site.landedCostTool.examples.columns.length);
  const [, , freight, charges, total] = row.map(textOf);
  expect([freight, charges]).toEqual([
    expect.stringMatching(/^[\d,]+$/),
    expect.stringMatching(/^[\d,]+$/),
  ]);
  expect(total).toMatch(/^[\d,]+ \(.+[\d,.]+\)$/);
});

test.each(['moon', 'a-stove'])('%s, which has no item by air, is no example', (goods) => {
  expect(() => examples(goods)).toThrow(goods);
});

test('an origin that does not exist is no example', () => {
  expect(() => examples('a-kettle', 'moon')).toThrow('moon');
});

test('every charge names its base, its law, its sources and the day they were checked', () => {
  const { rows } = chargesTable(site);
  expect(rows).toHaveLength(site.customs.charges.length);
  site.customs.charges.forEach(({ law, sources, base }, i) => {
    const [, , charged = '', evidence = ''] = rows[i] ?? [];
    expect(textOf(charged).split(' + ')).toHaveLength(base.length);
    expect(textOf(evidence)).toContain(law);
    for (const id of sources) expect(textOf(evidence)).toContain(site.customs.sources[id]?.name);
    expect(JSON.stringify(evidence)).toMatch(/\{\d{4}-\d\d-\d\d\}/);
  });
});

test.each(['duty', 'excise', 'industrial'] as const)('the %s schedule is complete', (name) => {
  expect(scheduleTable(name, site).rows.map(([first = '']) => textOf(first))).toEqual(
    site.customs.schedules[name].map((entry) => entry.name),
  );
});

test('a figure that is not confirmed says what to check, and a confirmed one does not', () => {
  const { rates } = withKettle.landedCostTool;
  const marked = scheduleTable('duty', withKettle).rows.map((row) =>
    textOf(row.at(-1) ?? '').includes(rates.toConfirm),
  );
  expect(marked).toEqual(
    withKettle.customs.schedules.duty.map(({ toConfirm }) => toConfirm === true),
  );
  expect(new Set(marked).size).toBe(2);
});

test('a rate by weight is shown next to its percentage', () => {
  const { customs } = site;
  const perKilogram = { amount: '0.40', currency: 'USD' } as const;
  const duty = customs.schedules.duty.map((entry) => ({ ...entry, percent: '35', perKilogram }));
  const heavy = siteOf({
    ...english,
    customs: { ...customs, schedules: { ...customs.schedules, duty } },
  });
  expect(textOf(scheduleTable('duty', heavy).rows[0]?.[1] ?? '')).toMatch(/35%.*\$0\.40/);
});

test('every relief names what it frees, its condition and its law', () => {
  const { reliefs, charges } = site.customs;
  const { rows } = reliefsTable(site);
  expect(rows).toHaveLength(reliefs.length);
  reliefs.forEach((relief, i) => {
    const [name = '', freed = '', condition = '', evidence = ''] = rows[i] ?? [];
    expect([textOf(name), textOf(condition)]).toEqual([relief.name, relief.condition]);
    for (const id of relief.charges)
      expect(textOf(freed)).toContain(charges.find((charge) => charge.id === id)?.name);
    expect(textOf(evidence)).toContain(relief.law);
  });
});

test('the note below examples opens with what the totals leave out and which delivery they count', () => {
  const section = { kind: 'landed-cost-examples' as const, heading: 'Examples', examples: [] };
  expect(textOf(examplesNote({ ...section, note: ['More ', 'below.'] }, site))).toBe(
    `${site.customs.leftOut} ${site.rates.deliveryCounted} More below.`,
  );
});
