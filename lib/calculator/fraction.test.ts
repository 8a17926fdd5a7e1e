/** @jest-environment node */
import { parseFraction, toDecimal } from './fraction';

const rounded = (text: string) => {
  const value = parseFraction(text);
  return value && toDecimal(value, 2);
};

test.each([
  ['12', '12.00'],
  ['0.5', '0.50'],
  ['.5', '0.50'],
  ['5.', '5.00'],
  [' 7 ', '7.00'],
  ['1e3', '1000.00'],
  ['2.5E-1', '0.25'],
])('parses %j as %s', (text, expected) => {
  expect(rounded(text)).toBe(expected);
});

test.each(['', ' ', '.', 'e5', '-1', '1,5', '0x10', 'NaN', 'Infinity', 'ten', '1 2'])(
  'rejects %j',
  (text) => {
    expect(parseFraction(text)).toBeUndefined();
  },
);

test.each([
  ['0.005', '0.01'],
  ['0.0049999999999999999999', '0.00'],
  ['1.005', '1.01'],
  ['8.575', '8.58'],
  ['0.995', '1.00'],
  ['9007199254740993.015', '9007199254740993.02'],
])('rounds %s to %s', (text, expected) => {
  expect(rounded(text)).toBe(expected);
});
