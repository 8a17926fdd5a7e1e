/** @jest-environment node */
import { formatMoney, formatRate } from './money';

test.each([
  ['75.00', 'USD', '$75.00'],
  ['1234.5', 'GBP', '£1,234.50'],
  ['13.50', 'EUR', '€13.50'],
  ['9007199254740993.02', 'USD', '$9,007,199,254,740,993.02'],
])('%s %s is %s', (amount, currency, expected) => {
  expect(formatMoney({ amount, currency })).toBe(expected);
});

test.each([
  ['13.50', 'USD', '$13.50'],
  ['7.00', 'GBP', '£7'],
  ['13.5', 'EUR', '€13.50'],
])('a rate of %s %s is %s', (amount, currency, expected) => {
  expect(formatRate({ amount, currency })).toBe(expected);
});
