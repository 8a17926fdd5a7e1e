import type { WorkedExample, WorkedExamples } from '@/content/schema/facts';
import type { Money } from '@/content/schema/money';
import type { Locale } from '@/lib/format/locale';
import { formatPrice } from '@/lib/format/money';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { estimate } from '@/lib/freight/air-freight';
import { product as multiplied, toDecimal } from '@/lib/money/fraction';
import { numberOf } from '@/lib/money/number';

/** What an example is calculated with: the rate of its origin, and what all rates have in common. */
export type ExampleRates = {
  rateOf: (origin: string) => Readonly<Money> | undefined;
  /** Cubic centimeters for a kilogram. */
  divisor: number;
  /** Tanzanian shillings for a US dollar. */
  perDollar: number;
};

/** A share in percent, with two decimals below 100. */
function percentOf(part: string, whole: string, locale: Locale): string {
  const share = numberOf(part) / numberOf(whole);
  return formatPercent((share * 100).toFixed(share < 1 ? 2 : 0), locale);
}

const product = (...factors: readonly string[]): string => toDecimal(multiplied(...factors), 2);

/** Sides in centimeters, and perhaps a count, as cubic meters with up to two decimals. */
const cubicMeters = (factors: readonly string[]): string => product(...factors, '0.000001');

/** The price of all boxes of an example, as a decimal with two places. */
function totalOf({ boxes = 1, ...parcel }: WorkedExample, rate: Readonly<Money>, divisor: number) {
  const { exact } = estimate(parcel, rate, divisor);
  return product(exact.chargeableWeight, rate.amount, String(boxes));
}

function comparison(
  example: WorkedExample,
  total: string,
  examples: WorkedExamples,
  tariff: ExampleRates,
  locale: Locale,
): Record<string, string> {
  const other = example.insteadOf === undefined ? undefined : examples[example.insteadOf];
  const rate = other && tariff.rateOf(other.from);
  if (!other || !rate) return {};
  const before = totalOf(other, rate, tariff.divisor);
  const saved = (numberOf(before) - numberOf(total)).toFixed(2);
  return {
    saved: formatPrice({ ...rate, amount: saved }, locale),
    'saved-percent': percentOf(saved, before, locale),
  };
}

export function fromDollars(amount: string, perDollar: number): Money {
  return { amount: product(amount, String(perDollar)), currency: 'TZS' };
}

/** At the rate of the dollar. Undefined for an origin without a rate in dollars. */
export function exampleInShillings(
  example: WorkedExample,
  tariff: ExampleRates,
): Money | undefined {
  const rate = tariff.rateOf(example.from);
  if (rate?.currency !== 'USD') return undefined;
  return fromDollars(totalOf(example, rate, tariff.divisor), tariff.perDollar);
}

/**
 * What running text can say of an example, calculated as the calculator does: `sides`, `volume` (cm³),
 * `cbm` (m³, with `cbm-in-all` for all `boxes`), `volumetric`, `weight` and `charged` (kg), `rate`, `total`; where it fits `each`, `share`, `saved`,
 * `shillings`. Empty when its origin has no rate.
 */
export function factsOfExample(
  example: WorkedExample,
  examples: WorkedExamples,
  tariff: ExampleRates,
  locale: Locale,
): Record<string, string> {
  const rate = tariff.rateOf(example.from);
  if (!rate) return {};
  const { length, width, height, weight, boxes = 1, items, value } = example;
  const { exact } = estimate(example, rate, tariff.divisor);
  const total = totalOf(example, rate, tariff.divisor);
  const money = (amount: string) => formatPrice({ ...rate, amount }, locale);
  const shillings = exampleInShillings(example, tariff);
  return {
    sides: [length, width, height].map((side) => formatNumber(side, locale)).join(' × '),
    volume: formatNumber(product(length, width, height), locale),
    cbm: formatNumber(cubicMeters([length, width, height]), locale),
    'cbm-in-all': formatNumber(cubicMeters([length, width, height, String(boxes)]), locale),
    boxes: formatNumber(boxes, locale),
    volumetric: formatNumber(exact.volumetricWeight, locale),
    weight: formatNumber(weight, locale),
    charged: formatNumber(exact.chargeableWeight, locale),
    'charged-in-all': formatNumber(product(exact.chargeableWeight, String(boxes)), locale),
    rate: money(rate.amount),
    total: money(total),
    ...(items && { each: money((numberOf(total) / items).toFixed(2)) }),
    ...(value && {
      value: formatPrice({ ...rate, amount: value }, locale),
      share: percentOf(total, value, locale),
    }),
    ...(shillings && { shillings: formatPrice(shillings, locale) }),
    ...comparison(example, total, examples, tariff, locale),
  };
}
