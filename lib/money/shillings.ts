import type { Money } from '@/content/schema/money';
import { add, type Fraction, multiply, parseFraction, readFraction, toDecimal } from './fraction';

/** Shillings for one unit of each currency: `{ USD: 2500 }`. */
export type ShillingRates = Readonly<Record<string, number>>;

const SHILLING = 'TZS';

/** The currencies that a price can have: those with a rate, and the shilling itself. */
export const currenciesOf = (rates: ShillingRates): string[] => [...Object.keys(rates), SHILLING];

export const inShillings = (amount: number): Money => ({
  amount: amount.toFixed(2),
  currency: SHILLING,
});

/**
 * The one rounding rule of the landed cost: each line is rounded once, half up to a whole shilling.
 * Later lines and the total are calculated from rounded ones, so that the figures shown add up.
 */
function roundToShilling({ numerator, denominator }: Fraction): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

/** In whole shillings. Throws a RangeError without a number or a rate for the currency. */
export function toShillings({ amount, currency }: Readonly<Money>, rates: ShillingRates): number {
  return roundToShilling(multiply(readFraction(amount), shillingsFor(currency, rates)));
}

/** At the same rate, half up to two decimals. Throws a RangeError as `toShillings` does. */
export function fromShillings(shillings: number, currency: string, rates: ShillingRates): Money {
  const { numerator, denominator } = shillingsFor(currency, rates);
  const exact = multiply(
    { numerator: BigInt(shillings), denominator: 1n },
    { numerator: denominator, denominator: numerator },
  );
  return { amount: toDecimal(exact, 2), currency };
}

/** A percentage of whole shillings, with several rates added up first, rounded to the shilling. */
export function percentOf(shillings: number, ...percents: readonly string[]): number {
  const percent = percents.map(readFraction).reduce(add, { numerator: 0n, denominator: 1n });
  const hundredth = { numerator: 1n, denominator: 100n };
  const base = { numerator: BigInt(shillings), denominator: 1n };
  return roundToShilling(multiply(base, percent, hundredth));
}

/** A weight in kilograms, priced in whole shillings. Throws as `toShillings` does. */
export function perKilogram(price: Readonly<Money>, weight: string, rates: ShillingRates): number {
  const rate = shillingsFor(price.currency, rates);
  return roundToShilling(multiply(readFraction(price.amount), readFraction(weight), rate));
}

/** To the nearest thousand: to compare, not to charge. Throws as `toShillings` does. */
export function inThousands({ amount, currency }: Readonly<Money>, rates: ShillingRates): number {
  const thousandth = { numerator: 1n, denominator: 1000n };
  const exact = multiply(readFraction(amount), shillingsFor(currency, rates), thousandth);
  return roundToShilling(exact) * 1000;
}

function shillingsFor(currency: string, rates: ShillingRates): Fraction {
  if (currency === SHILLING) return { numerator: 1n, denominator: 1n };
  const rate = parseFraction(String(rates[currency]));
  if (!rate || rate.numerator === 0n) throw new RangeError(`no shilling rate for "${currency}"`);
  return rate;
}
