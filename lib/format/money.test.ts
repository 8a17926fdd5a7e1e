/** @jest-environment node */

import fc from 'fast-check';
import { english } from '@/lib/format/locales/en';
import { formatAmount, formatMoney, formatPrice, formatPricePerKilogram } from './money';

test.each([
  ['75.00', 'USD', '$75.00'],
  ['1234.5', 'GBP', '£1,234.50'],
  ['13.50', 'EUR', '€13.50'],
  ['405000.00', 'TZS', 'TZS 405,000.00'],
  ['9007199254740993.02', 'USD', '$9,007,199,254,740,993.02'],
])('%s %s with its cents is %s', (amount, currency, expected) => {
  expect(formatMoney({ amount, currency }, english)).toBe(expected);
});

test.each([
  ['13.50', 'USD', '$13.50'],
  ['7.00', 'GBP', '£7'],
  ['13.5', 'EUR', '€13.50'],
  ['50000.00', 'TZS', 'TZS 50,000'],
])('a price of %s %s is %s', (amount, currency, expected) => {
  expect(formatPrice({ amount, currency }, english)).toBe(expected);
});

test('a price per weight includes its unit', () => {
  expect(formatPricePerKilogram({ amount: '13.50', currency: 'USD' }, english)).toBe('$13.50 / kg');
});

test.each([
  ['1800000.00', '1,800,000'],
  ['0.50', '0.50'],
])('an amount of %s without its currency is %s', (amount, expected) => {
  expect(formatAmount({ amount, currency: 'TZS' }, english)).toBe(expected);
});

test('keeps every cent of large amounts', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 20n });
  fc.assert(
    fc.property(cents, fc.constantFrom('USD', 'GBP', 'TZS'), (value, currency) => {
      const digits = value.toString().padStart(3, '0');
      const amount = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
      expect(formatMoney({ amount, currency }, english).replace(/\D/g, '')).toBe(digits);
    }),
  );
});
