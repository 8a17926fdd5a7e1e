import { formatMoney } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import type { CalculatorInput, Estimate, Rate } from '@/lib/freight/air-freight';
import { fill } from '@/lib/text/fill';
import type { CalculatorProps } from './calculator-props';

/** Weight and size in short form, on one line: `5 kg, 40 × 30 × 20 cm`. */
export const parcelText = (
  { weight, length, width, height }: CalculatorInput,
  { words, locale }: Pick<CalculatorProps, 'words' | 'locale'>,
): string =>
  fill(words.parcel, {
    weight: formatNumber(weight, locale),
    sides: [length, width, height].map((side) => formatNumber(side, locale)).join(' × '),
  }).replaceAll(' ', '\u00a0');

type WorkingProps = Pick<CalculatorProps, 'words' | 'tariff' | 'locale'> & {
  input: CalculatorInput;
  found: Estimate;
  rate: Rate;
};

export function Working({ input, found, rate, words, tariff, locale }: WorkingProps) {
  const { working, compare } = words;
  const number = (text: string) => formatNumber(text, locale);
  const steps = [
    fill(working.actual, { weight: number(input.weight) }),
    fill(working.volumetric, {
      length: number(input.length),
      width: number(input.width),
      height: number(input.height),
      divisor: String(tariff.divisor),
      weight: number(found.exact.volumetricWeight),
    }),
    working.basis[found.basis],
    fill(working.total, {
      weight: number(found.exact.chargeableWeight),
      rate: formatMoney(rate, locale),
      total: formatMoney({ amount: found.totalCost, currency: found.currency }, locale),
    }),
  ];
  return (
    <>
      <h4>{working.heading}</h4>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h4>{working.notIncluded}</h4>
      <ul>
        {tariff.notIncluded.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        {tariff.source} {tariff.currencyNote}
      </p>
      <p>{fill(compare.note, { date: tariff.shillings.asOf })}</p>
    </>
  );
}
