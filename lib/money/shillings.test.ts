import { inThousands } from './shillings';

const perUnit = { USD: 2500, GBP: 3200 };

test.each([
  ['to the nearest thousand', '50.40', 'GBP', 161_000],
  ['rounds once', '1.394', 'GBP', 4000],
  ['a half upward', '0.6', 'USD', 2000],
  ['large sums exactly', '1234567.89', 'USD', 3_086_420_000],
])('%s', (_, amount, currency, expected) => {
  expect(inThousands({ amount, currency }, perUnit)).toBe(expected);
});
