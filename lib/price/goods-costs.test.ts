/** @jest-environment node */
import type { Goods } from '@/content/schema/goods';
import { customs } from '@/lib/customs/fixtures/customs';
import { costBeforeFreight, costsFrom, ratesCheckedOn } from './goods-costs';

const prices = {
  customs,
  ownPrices: {},
  rates: {
    divisor: 5000,
    smallParcel: 30,
    localDelivery: { amount: '5.00', currency: 'USD' },
    shilling: { perUnit: { USD: 2500 } },
  },
};
const origin = (slug: string, amount: string) => ({
  slug,
  page: { rate: { amount, currency: 'USD' } },
});

const tariff: Goods['tariff'] = { heading: '8471', duty: 'free', note: 'A note.' };
const luxury: Goods['tariff'] = { ...tariff, duty: 'protected', excise: ['cosmetics'] };

const item = {
  name: 'A box',
  by: 'air',
  value: { amount: '600.00', currency: 'USD' },
  weight: '2.8',
  length: '40',
  width: '30',
  height: '10',
} as const;
const bottle = { ...item, by: 'sea', value: { amount: '80.00', currency: 'USD' } } as const;

test('the cheapest origin comes first', () => {
  const origins = [origin('far', '15.00'), origin('near', '7.00'), origin('middle', '10.00')];
  const found = costsFrom(item, tariff, origins, prices);
  expect(found.map(({ slug }) => slug)).toEqual(['near', 'middle', 'far']);
});

test('the cost by sea before freight has charges on the goods and assumed insurance', () => {
  const cost = costBeforeFreight(bottle, luxury, prices);
  // $80 and 1% insurance: duty 35%, excise 10%, levies 2% and 1%, VAT 18%, wharfage 1.6% with VAT.
  const [value, duty, excise, levies] = [202_000, 70_700, 27_270, 4_040 + 2_000];
  const vat = Math.round((value + duty + excise + levies) * 0.18);
  expect(cost.total).toBe(duty + excise + levies + vat + 3_232 + 582);
  expect(cost.freight).toBe(0);
});

test('rates count as checked on the day of the oldest reading', () => {
  expect(ratesCheckedOn(customs)).toBe('2026-11-22');
});
