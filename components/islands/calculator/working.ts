import type { CalculatorInput, Estimate, Rate } from '@/lib/calculator/estimate';
import { formatMoney } from '@/lib/calculator/format';
import { fill } from '@/lib/text/fill';
import type { CalculatorWords } from './calculator-props';

const exactly = new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 });

/** A number as it was typed or reckoned, none of it rounded away: `1,234.5`. */
const number = (decimal: string) => exactly.format(decimal as `${number}`);

/** Weight and size in short: `5 kg, 40 × 30 × 20 cm`. */
export function parcelText({ weight, length, width, height }: CalculatorInput): string {
  return `${number(weight)} kg, ${[length, width, height].map(number).join(' × ')} cm`;
}

/** How the total comes about, step by step, as sentences. */
export function working(
  input: CalculatorInput,
  { exact, basis, totalCost, currency }: Estimate,
  rate: Rate,
  divisor: number,
  words: CalculatorWords['working'],
): string[] {
  return [
    fill(words.actual, { weight: number(input.weight) }),
    fill(words.volumetric, {
      length: number(input.length),
      width: number(input.width),
      height: number(input.height),
      divisor: String(divisor),
      weight: number(exact.volumetricWeight),
    }),
    words.basis[basis],
    fill(words.total, {
      weight: number(exact.chargeableWeight),
      rate: formatMoney(rate.amount, rate.currency),
      total: formatMoney(totalCost, currency),
    }),
  ];
}
