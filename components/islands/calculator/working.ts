import type { CalculatorInput, Estimate, Rate } from '@/lib/calculator/estimate';
import { formatMoney } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { fill } from '@/lib/text/fill';
import type { CalculatorWords } from './calculator-props';

/** Weight and size in short form: `5 kg, 40 × 30 × 20 cm`. */
export const parcelText = (
  { weight, length, width, height }: CalculatorInput,
  sentence: CalculatorWords['parcel'],
): string =>
  fill(sentence, {
    weight: formatNumber(weight),
    sides: [length, width, height].map((side) => formatNumber(side)).join(' × '),
  });

/** The calculation step by step, as sentences. */
export function working(
  input: CalculatorInput,
  { exact, basis, totalCost, currency }: Estimate,
  rate: Rate,
  divisor: number,
  words: CalculatorWords['working'],
): string[] {
  return [
    fill(words.actual, { weight: formatNumber(input.weight) }),
    fill(words.volumetric, {
      length: formatNumber(input.length),
      width: formatNumber(input.width),
      height: formatNumber(input.height),
      divisor: String(divisor),
      weight: formatNumber(exact.volumetricWeight),
    }),
    words.basis[basis],
    fill(words.total, {
      weight: formatNumber(exact.chargeableWeight),
      rate: formatMoney(rate),
      total: formatMoney({ amount: totalCost, currency }),
    }),
  ];
}
