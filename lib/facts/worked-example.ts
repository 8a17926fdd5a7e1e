import type { WorkedExample, WorkedExamples } from '@/content/schema/facts';
import { estimate } from '@/lib/calculator/estimate';
import { multiply, parseFraction, toDecimal } from '@/lib/calculator/fraction';
import { formatMoney, type Money } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { type FactWords, shillingText } from './shilling-text';

/** What an example is reckoned with: the rate of its origin, and what all rates have in common. */
export type Tariff = {
  rateOf: (origin: string) => Readonly<Money> | undefined;
  /** Cubic centimeters for a kilogram. */
  divisor: number;
  /** Tanzanian shillings for a US dollar. */
  perDollar: number;
  words: FactWords;
};

const ratio = (part: string, whole: string) => Number(part) / Number(whole);
const percent = (share: number) =>
  `${formatNumber((share * 100).toFixed(share < 1 ? 2 : 0).replace(/\.?0+$/, ''))}%`;

const product = (...factors: readonly string[]): string =>
  toDecimal(
    multiply(
      ...factors.map((factor) => parseFraction(factor) ?? { numerator: 0n, denominator: 1n }),
    ),
    2,
  );
const trimmed = (decimal: string) => formatNumber(decimal.replace(/\.?0+$/, ''));

/** What the boxes of an example cost in all, as a decimal with two places. */
function totalOf({ boxes = 1, ...parcel }: WorkedExample, rate: Readonly<Money>, divisor: number) {
  const { exact } = estimate(parcel, rate, divisor);
  return product(exact.chargeableWeight, rate.amount, String(boxes));
}

/** What the example saves against the one it stands instead of. */
function comparison(
  example: WorkedExample,
  total: string,
  examples: WorkedExamples,
  tariff: Tariff,
): Record<string, string> {
  const other = example.insteadOf === undefined ? undefined : examples[example.insteadOf];
  const rate = other && tariff.rateOf(other.from);
  if (!other || !rate) return {};
  const before = totalOf(other, rate, tariff.divisor);
  const saved = (Number(before) - Number(total)).toFixed(2);
  return {
    saved: formatMoney({ ...rate, amount: saved }),
    'saved-percent': percent(ratio(saved, before)),
  };
}

/**
 * What running text can say of an example, reckoned as the calculator does: `sides`, `volume` (cm³),
 * `volumetric`, `weight` and `charged` (kg), `rate`, `total`; where it fits `each`, `share`, `saved`,
 * `shillings`. Empty when its origin has no rate.
 */
export function factsOfExample(
  example: WorkedExample,
  examples: WorkedExamples,
  tariff: Tariff,
): Record<string, string> {
  const rate = tariff.rateOf(example.from);
  if (!rate) return {};
  const { length, width, height, weight, boxes = 1, items, value } = example;
  const { exact } = estimate(example, rate, tariff.divisor);
  const total = totalOf(example, rate, tariff.divisor);
  const money = (amount: string) => formatMoney({ ...rate, amount });
  return {
    sides: [length, width, height].map(formatNumber).join(' × '),
    volume: trimmed(product(length, width, height)),
    volumetric: formatNumber(exact.volumetricWeight),
    weight: formatNumber(weight),
    charged: formatNumber(exact.chargeableWeight),
    'charged-in-all': trimmed(product(exact.chargeableWeight, String(boxes))),
    rate: money(rate.amount),
    total: money(total),
    ...(items && { each: money((Number(total) / items).toFixed(2)) }),
    ...(value && { value: money(value).replace(/\.00$/, ''), share: percent(ratio(total, value)) }),
    ...(rate.currency === 'USD' && {
      shillings: shillingText(trimmed(product(total, String(tariff.perDollar))), tariff.words),
    }),
    ...comparison(example, total, examples, tariff),
  };
}
