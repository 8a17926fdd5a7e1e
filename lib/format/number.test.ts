/** @jest-environment node */
import { english } from './locales/en';
import { formatCount, formatKilometers, formatNumber, formatPercent, formatWeight } from './number';

test('formats a weight with two decimals and thousands separators', () => {
  expect(formatWeight('1234.50', english)).toBe('1,234.50');
});

test.each([
  ['1234.5', '1,234.5'],
  ['0.0000000001', '0.0000000001'],
  [2_000_000, '2,000,000'],
])('does not round %s', (decimal, expected) => {
  expect(formatNumber(decimal, english)).toBe(expected);
});

test.each([
  [15, '15%'],
  ['16.80', '16.8%'],
  ['1250', '1,250%'],
])('%s percent is %s', (percent, expected) => {
  expect(formatPercent(percent, english)).toBe(expected);
});

test.each([
  [0, 'zero'],
  [10, 'ten'],
  [12, 'twelve'],
  [13, '13'],
])('a count of %d is %s', (count, expected) => {
  expect(formatCount(count, english)).toBe(expected);
});

test('keeps a distance and its unit on one line', () => {
  expect(formatKilometers(9790, english)).toBe('9,790\u00a0km');
});

test('separators follow the language', () => {
  expect(formatNumber('1234.5', { ...english, tag: 'de-DE' })).toBe('1.234,5');
});
