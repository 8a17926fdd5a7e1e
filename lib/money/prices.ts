import type { Money } from '@/content/schema/money';
import { add, product, readFraction, toDecimal } from './fraction';
import { sumOf } from './number';
import { inShillings, type ShillingRates, toShillings } from './shillings';

type Price = Readonly<Money>;

export const priceTimes = (price: Price, pieces = 1): Price =>
  pieces === 1 ? price : { ...price, amount: toDecimal(product(price.amount, String(pieces)), 2) };

/** In their currency if they share one, else in shillings; undefined without any. */
export function addUp(prices: readonly Price[], perUnit: ShillingRates): Price | undefined {
  const [first] = prices;
  if (!first || prices.length === 1) return first;
  const { currency } = first;
  if (prices.some((price) => price.currency !== currency))
    return inShillings(sumOf(prices.map((price) => toShillings(price, perUnit))));
  const amounts = prices.map(({ amount }) => readFraction(amount));
  return { amount: toDecimal(amounts.reduce(add), 2), currency };
}
