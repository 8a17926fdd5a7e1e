/** @jest-environment node */

import type { Customs } from '@/content/schema/customs';
import { customs } from './fixtures/customs';
import { landedCost, type Shipment } from './landed-cost';

/**
 * Examples that others published, recomputed to the shilling. Some are older than today's rates and
 * levies, so each says which charges and rates it was made with.
 */
function withRates(percents: Record<string, string>, excise?: Record<string, string>): Customs {
  const ids = Object.keys(percents);
  return {
    ...customs,
    schedules: {
      ...customs.schedules,
      excise: customs.schedules.excise.map((entry) => ({
        ...entry,
        percent: excise?.[entry.id] ?? entry.percent,
      })),
    },
    charges: customs.charges
      .filter(({ id }) => ids.includes(id))
      .map((charge) => ({
        ...charge,
        base: charge.base.filter((name) => name === 'customs-value' || ids.includes(name)),
        rate: 'percent' in charge.rate ? { percent: percents[charge.id] ?? '' } : charge.rate,
      })),
  };
}

const none = { amount: '0', currency: 'TZS' };

/** Goods of which only the customs value is known. */
const valuedAt = (amount: string, currency: string): Shipment => ({
  by: 'sea',
  goods: { amount, currency },
  freight: none,
  insurance: none,
  weight: '0',
  tariff: { duty: 'finished' },
});

const amountsOf = (shipment: Shipment, rules: Customs, rates = {}) =>
  Object.fromEntries(
    landedCost(shipment, rules, rates).charges.map(({ id, amount }) => [id, amount]),
  );

test('a car of USD 3,800 with a large engine, ten years old: TRA, taxpayer booklet, example 4', () => {
  // https://www.yumpu.com/en/document/view/8343480/contents-tanzania-revenue-authority/34
  // Duty 25%, excise 10% for the engine and 20% for the age, VAT 20%, 1,300 shillings for a dollar.
  const rules = withRates(
    { 'import-duty': '', excise: '', vat: '20' },
    { 'engine-over-2000': '10', 'car-over-10-years': '20' },
  );
  const car = {
    ...valuedAt('3800', 'USD'),
    tariff: { duty: 'finished', excise: ['engine-over-2000', 'car-over-10-years'] },
  };
  expect(amountsOf(car, rules, { USD: 1300 })).toEqual({
    'import-duty': 1_235_000,
    excise: 1_852_500,
    vat: 1_605_500,
  });
});

test('a car of USD 3,200 without excise: TRA, taxpayer booklet, example 5', () => {
  // https://www.yumpu.com/en/document/view/8343480/contents-tanzania-revenue-authority/35
  const rules = withRates({ 'import-duty': '', vat: '20' });
  const amounts = amountsOf(valuedAt('3200', 'USD'), rules, { USD: 1300 });
  expect(amounts).toEqual({ 'import-duty': 1_040_000, vat: 1_040_000 });
  expect(1_040_000 + 1_040_000).toBe(2_080_000);
});

test('a car of USD 2,500 with a small engine at 18% VAT: TRA, illustration 1', () => {
  // http://www.jamiiforums.com/threads/gharama-ya-kuagiza-toyota-verossa.325631/post-4666105
  const rules = withRates({ 'import-duty': '', excise: '', vat: '18' });
  const { charges } = landedCost(valuedAt('2500', 'USD'), rules, { USD: 1300 });
  expect(charges.map(({ id, amount }) => [id, amount])).toEqual([
    ['import-duty', 812_500],
    ['vat', 731_250],
  ]);
  expect(charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_543_750);
});

test('wharfage on TZS 42,855,357.51 with its VAT: Tanzania Ports Authority, March 10, 2024', () => {
  // https://xf23.jamii.app/threads/tpa-yatoa-ufafanuzi-kuhusu-tozo-ya-wharfage.2192591
  // Published as 685,685.72, and 809,109.15 with VAT.
  const rules = withRates({ wharfage: '1.6', 'wharfage-vat': '18' });
  const amounts = amountsOf(valuedAt('42855357.51', 'TZS'), {
    ...rules,
    charges: customs.charges.filter(({ billedBy }) => billedBy === 'port'),
  });
  expect(amounts).toEqual({ wharfage: 685_686, 'wharfage-vat': 123_423 });
  expect(685_686 + 123_423).toBe(Math.round(809_109.15));
});

test('the customs value of a container of liqueur by sea: a TRA assessment of June 29, 2022', () => {
  // https://www.scribd.com/document/623155170/tansad-floisa-13
  // FOB TZS 92,356,644.37, freight USD 1,800 and insurance USD 50 at 2,315.31: 96,639,967.87.
  const container: Shipment = {
    ...valuedAt('92356644.37', 'TZS'),
    freight: { amount: '1800', currency: 'USD' },
    insurance: { amount: '50', currency: 'USD' },
  };
  const { customsValue } = landedCost(container, customs, { USD: 2315.31 });
  expect(customsValue).toBe(Math.round(96_639_967.87));
});

test('duty and VAT on an engine oil press of USD 1,451: a reader of JamiiForums, 2014', () => {
  // https://xf23.jamii.app/threads/makisio-ya-kodi.710885/
  // Published: value 2,412,316.52 and base 3,015,395.65, from which 18% are 542,771.
  const rules = withRates({ 'import-duty': '', vat: '18' });
  const { customsValue, charges } = landedCost(valuedAt('1451', 'USD'), rules, { USD: 1662.52 });
  expect(customsValue).toBe(Math.round(2_412_316.52));
  const vat = charges.find(({ id }) => id === 'vat');
  expect(vat?.base.amount).toBe(Math.round(3_015_395.65));
  expect(vat?.amount).toBe(Math.round(3_015_395.65 * 0.18));
});
