/** @jest-environment node */
import { english } from '@/content/languages/english';
import { rates } from '@/content/rates';
import { siteOf } from '@/lib/site/site-of';
import { inThousands } from './shillings';

const site = siteOf(english);
const { originRoutes } = site;

const perUnit = { USD: 2500, GBP: 3200 };

test.each([
  ['to the nearest thousand', '50.40', 'GBP', 161_000],
  ['rounds once', '1.394', 'GBP', 4000],
  ['a half upward', '0.6', 'USD', 2000],
  ['large sums exactly', '1234567.89', 'USD', 3_086_420_000],
])('%s', (_, amount, currency, expected) => {
  expect(inThousands({ amount, currency }, perUnit)).toBe(expected);
});

test('names a currency without a rate', () => {
  expect(() => inThousands({ amount: '1', currency: 'EUR' }, perUnit)).toThrow(/EUR/);
});

test('every tariff can be compared in shillings', () => {
  const currencies = originRoutes.map(({ page }) => page.rate.currency);
  expect(Object.keys(rates.shilling.perUnit)).toEqual(expect.arrayContaining(currencies));
});
