import { decimalPattern, isUnclear, withPoint } from './decimal';

test.each([
  ['12', '12'],
  ['12.5', '12.5'],
  ['12,5', '12.5'],
  ['12,50', '12.50'],
  [',5', '.5'],
  ['0,125', '0.125'],
  ['1234,5', '1234.5'],
  ['much', 'much'],
  ['-3,5', '-3,5'],
])('%s is read as %s', (typed, read) => {
  expect(isUnclear(typed)).toBe(false);
  expect(withPoint(typed)).toBe(read);
});

test.each([
  '1,234',
  '1.234',
  '12.500',
  '1,234.5',
  '1.234,5',
  '1,234,567',
  '12 000',
  "1'000",
  '1..2',
])('%s is unclear, and stays as it was typed', (typed) => {
  expect(isUnclear(typed)).toBe(true);
  expect(withPoint(typed)).toBe(typed);
});

test.each<[1 | 2, string, boolean]>([
  [2, '12,25', true],
  [2, '.5', true],
  [2, '1,234', false],
  [2, '1.234,5', false],
  [2, '-1', false],
  [1, '30.5', true],
  [1, '30.55', false],
])('without script, a field for %s places treats %s as valid: %s', (places, typed, isValid) => {
  expect(new RegExp(`^(?:${decimalPattern(places)})$`, 'v').test(typed)).toBe(isValid);
});
