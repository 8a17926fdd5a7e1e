import { english } from './locales';
import { formatAmount, formatMoney, formatPrice, formatPricePerKilogram } from './money';

const format = { formatMoney, formatPrice, formatPricePerKilogram, formatAmount };

test.each([
  ['formatMoney', '75.00', 'USD', '$75.00'],
  ['formatMoney', '9007199254740993.01', 'USD', '$9,007,199,254,740,993.01'],
  ['formatPrice', '13.50', 'USD', '$13.50'],
  ['formatPricePerKilogram', '13.50', 'USD', '$13.50 / kg'],
  ['formatAmount', '1800000.00', 'TZS', '1,800,000'],
  ['formatAmount', '0.50', 'TZS', '0.50'],
] as const)('%s writes %s %s as %s', (name, amount, currency, expected) => {
  expect(format[name]({ amount, currency }, english)).toBe(expected);
});
