import type { Money } from '@/content/schema/money';
import { inShillings } from '@/lib/money/shillings';
import { fill } from '@/lib/text/fill';
import type { Locale, MoneyLanguage } from './locale';

/** Whole amounts have no cents: the oldest browsers lack `trailingZeroDisplay`. */
const withoutCents = (amount: string) =>
  Number.isInteger(Number(amount)) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};

/** An amount with its cents: `{ amount: '1234.5', currency: 'USD' }` is `$1,234.50`. */
export function formatMoney(
  { amount, currency }: Readonly<Money>,
  locale: MoneyLanguage,
  digits: Intl.NumberFormatOptions = {},
): string {
  const own = locale.currencies[currency];
  const style = own
    ? ({ style: 'decimal', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const)
    : ({ style: 'currency', currency } as const);
  // `Intl` reads decimal text without going through binary fractions.
  const text = new Intl.NumberFormat(locale.tag, { ...style, ...digits }).format(
    amount as `${number}`,
  );
  return own ? fill(own, { amount: text }) : text;
}

/** A price as boards show it, whole amounts without cents: `£7`, `$13.50`, `TZS 50,000`. */
export function formatPrice(money: Readonly<Money>, locale: MoneyLanguage): string {
  return formatMoney(money, locale, withoutCents(money.amount));
}

/** Shillings, which are paid without cents: `TZS 1,966,155`. */
export function formatShillings(amount: number, locale: MoneyLanguage): string {
  return formatPrice(inShillings(amount), locale);
}

/** Dollars, whole ones without cents: `$190`. */
export function formatDollars(amount: number, locale: MoneyLanguage): string {
  return formatPrice({ amount: amount.toFixed(2), currency: 'USD' }, locale);
}

/** The price of a kilogram: `£7 / kg`. */
export function formatPricePerKilogram(money: Readonly<Money>, locale: Locale): string {
  return fill(locale.perKilogram, { amount: formatPrice(money, locale) });
}

/** Without its currency, and whole amounts without cents: `50,000`. */
export function formatAmount({ amount }: Readonly<Money>, locale: Locale): string {
  return new Intl.NumberFormat(locale.tag, {
    minimumFractionDigits: 2,
    ...withoutCents(amount),
  }).format(amount as `${number}`);
}
