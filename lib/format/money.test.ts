import fc from 'fast-check';
import { english } from './locales';
import { formatAmount, formatMoney, formatPrice, formatPricePerKilogram } from './money';

const format = { formatMoney, formatPrice, formatPricePerKilogram, formatAmount };

test.each([
  ['formatMoney', '75.00', 'USD', '$75.00'],
  ['formatPrice', '13.50', 'USD', '$13.50'],
  ['formatPricePerKilogram', '13.50', 'USD', '$13.50 / kg'],
  ['formatAmount', '1800000.00', 'TZS', '1,800,000'],
  ['formatAmount', '0.50', 'TZS', '0.50'],
] as const)('%s writes %s %s as %s', (name, amount, currency, expected) => {
  expect(format[name]({ amount, currency }, english)).toBe(expected);
});

test('keeps every cent of large amounts', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 20n });
  fc.assert(
    fc.property(cents, fc.constantFrom('USD', 'GBP', 'TZS'), (value, currency) => {
      const digits = value.toString().padStart(3, '0');
      const amount = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
      expect(formatMoney({ amount, currency }, english).replace(/\D/g, '')).toBe(digits);
    }),
  );
});
