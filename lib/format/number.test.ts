/** @jest-environment node */
import { formatNumber, formatWeight } from './number';

test('a weight keeps two decimals and separates thousands', () => {
  expect(formatWeight('1234.50')).toBe('1,234.50');
});

test.each([
  ['1234.5', '1,234.5'],
  ['0.0000000001', '0.0000000001'],
])('no digit of %s is rounded away', (decimal, expected) => {
  expect(formatNumber(decimal)).toBe(expected);
});
