/** @jest-environment node */
import { formatMoney, formatWeight } from './format';

test.each([
  ['75.00', 'USD', '$75.00'],
  ['1234.5', 'GBP', '£1,234.50'],
  ['13.50', 'EUR', '€13.50'],
  ['9007199254740993.02', 'USD', '$9,007,199,254,740,993.02'],
])('%s %s is %s', (amount, currency, expected) => {
  expect(formatMoney(amount, currency)).toBe(expected);
});

test('a weight keeps two decimals and separates thousands', () => {
  expect(formatWeight('1234.50')).toBe('1,234.50');
});
