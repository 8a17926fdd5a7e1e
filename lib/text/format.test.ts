/** @jest-environment node */
import { formatDay, formatRate } from './format';

test.each([
  [{ amount: '13.50', currency: 'USD' }, '$13.50'],
  [{ amount: '7.00', currency: 'GBP' }, '£7'],
  [{ amount: '13.5', currency: 'EUR' }, '€13.50'],
])('writes a rate as a board shows it', (money, expected) => {
  expect(formatRate(money)).toBe(expected);
});

test('writes a day in full, on the same day everywhere', () => {
  expect(formatDay('2026-11-01')).toBe('November 1, 2026');
});
