import type { Goods } from '@/content/schema/goods';
import { customs } from '@/lib/customs/fixtures/customs';
import { costsFrom, ratesCheckedOn } from './goods-costs';

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
const item = {
  name: 'A box',
  by: 'air',
  value: { amount: '600.00', currency: 'USD' },
  weight: '2.8',
  length: '40',
  width: '30',
  height: '10',
} as const;

test('the cheapest origin comes first', () => {
  const origins = [origin('far', '15.00'), origin('near', '7.00'), origin('middle', '10.00')];
  const found = costsFrom(item, tariff, origins, prices);
  expect(found.map(({ slug }) => slug)).toEqual(['near', 'middle', 'far']);
});

test('rates count as checked on the day of the oldest reading', () => {
  expect(ratesCheckedOn(customs)).toBe('2026-11-22');
});
