import { multiply, parseFraction, toDecimal } from './fraction';

/** Approximate value of one unit of each currency in Tanzanian shillings. */
export type Shillings = Readonly<Record<string, number>>;

/**
 * An amount in shillings, to the nearest thousand: precise enough to compare, not to charge.
 * Throws a RangeError for an amount that is not a number, and for a currency without a rate.
 *
 * @param amount decimal text
 * @param currency the amount's ISO code
 */
export function inShillings(amount: string, currency: string, perUnit: Shillings): number {
  const value = parseFraction(amount);
  const rate = parseFraction(String(perUnit[currency]));
  if (!value || !rate) throw new RangeError(`no shillings for "${amount}" ${currency}`);
  const thousands = multiply(value, rate, { numerator: 1n, denominator: 1000n });
  return Math.round(Number(toDecimal(thousands, 4))) * 1000;
}
