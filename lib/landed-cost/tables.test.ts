/** @jest-environment node */
import type { RichText } from '@/content/schema/link';
import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { leftOutOf } from '@/lib/price/own-prices';
import { plainText } from '@/lib/text/plain-text';
import { chargesTable, examplesNote, examplesTable, scheduleTable } from './tables';

const textOf = (text: RichText = '') => plainText(text, site.locale);

const section = { kind: 'table' as const, heading: 'Examples' };
const examples = (goods: string, origin = 'uk') => examplesTable(site, [{ goods, origin }]);

test('an example shows freight, charges and the total in both currencies', () => {
  const { rows } = examples('laptops');
  const [, origin, freight, charges, total] = rows[0]?.map(textOf) ?? [];
  // 2.8 kg at £7, then 2% and 1% levies and 18% VAT on $600 with 1% insurance.
  expect([origin, freight, charges]).toEqual(['UK', '65,660', '326,154']);
  expect(total).toMatch(/1,904,314.*£568\.45/);
});

test.each(['moon', 'tyres'])('%s, which has no item by air, is no example', (goods) => {
  expect(() => examples(goods)).toThrow(goods);
});

test('the note below examples opens with what the totals leave out and which delivery they count', () => {
  expect(textOf(examplesNote(site, { ...section, note: ['More ', 'below.'] }))).toBe(
    `${leftOutOf(site)} ${site.rates.deliveryCounted} More below.`,
  );
});

test('every charge names its base, its law and its sources', () => {
  const { rows } = chargesTable(site);
  expect(rows).toHaveLength(site.customs.charges.length);
  const [name, , base = '', evidence = ''] = rows[1] ?? [];
  expect(textOf(name)).toBe('Excise duty');
  expect(textOf(base)).toMatch(/ \+ import duty$/);
  expect(textOf(evidence)).toContain(site.customs.charges[1]?.law);
  expect(textOf(evidence)).toContain('EAC Common External Tariff 2022');
});

test('a figure that is not confirmed says what to check, and a confirmed one does not', () => {
  const marked = scheduleTable(site, 'duty').rows.map((row) =>
    textOf(row.at(-1)).includes(site.landedCostTool.rates.toConfirm),
  );
  expect(marked).toEqual([false, false, false, false, true]);
});
