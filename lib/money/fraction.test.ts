import { parseFraction, toDecimal } from './fraction';

test.each([
  ['12', '12.00'],
  ['.5', '0.50'],
  ['1e3', '1000.00'],
  ['0.005', '0.01'],
  ['0.0049999999999999999999', '0.00'],
  ['1.005', '1.01'],
  ['9007199254740993.015', '9007199254740993.02'],
])('reads %j, and writes it as %s', (text, expected) => {
  const value = parseFraction(text);
  expect(value && toDecimal(value, 2)).toBe(expected);
});

const tooLong = ['1'.repeat(61), `${'0'.repeat(100_000)}x`, ' '.repeat(100_000)];

test.each(['', ' ', '.', 'e5', '-1', '1,5', '0x10', 'NaN', 'Infinity', 'ten', '1 2', ...tooLong])(
  'rejects %j',
  (text) => {
    expect(parseFraction(text)).toBeUndefined();
  },
);
