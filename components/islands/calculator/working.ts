import type { Locale } from '@/lib/format/locale';
import { formatMoney } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import type { CalculatorInput, Estimate, Rate } from '@/lib/price/air-freight';
import { fill } from '@/lib/text/fill';
import type { CalculatorWords } from './calculator-props';

/** Weight and size in short form: `5 kg, 40 × 30 × 20 cm`. */
export const parcelText = (
  { weight, length, width, height }: CalculatorInput,
  sentence: CalculatorWords['parcel'],
  locale: Locale,
): string =>
  fill(sentence, {
    weight: formatNumber(weight, locale),
    sides: [length, width, height].map((side) => formatNumber(side, locale)).join(' × '),
  });

/** The calculation step by step, as sentences. */
export function working(
  input: CalculatorInput,
  { exact, basis, totalCost, currency }: Estimate,
  rate: Rate,
  divisor: number,
  words: CalculatorWords['working'],
  locale: Locale,
): string[] {
  return [
    fill(words.actual, { weight: formatNumber(input.weight, locale) }),
    fill(words.volumetric, {
      length: formatNumber(input.length, locale),
      width: formatNumber(input.width, locale),
      height: formatNumber(input.height, locale),
      divisor: String(divisor),
      weight: formatNumber(exact.volumetricWeight, locale),
    }),
    words.basis[basis],
    fill(words.total, {
      weight: formatNumber(exact.chargeableWeight, locale),
      rate: formatMoney(rate, locale),
      total: formatMoney({ amount: totalCost, currency }, locale),
    }),
  ];
}
