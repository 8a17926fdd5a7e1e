import type { Forms } from '@/content/schema/forms';
import type { CalculatorInput, RatesByOrigin } from '@/lib/freight/air-freight';
import { compareFractions, type Fraction, parseFraction } from '@/lib/money/fraction';
import { isUnclear } from '@/lib/text/decimal';
import { fill } from '@/lib/text/fill';

type Measure = Exclude<keyof CalculatorInput, 'origin'>;

/** `positive` is also for an empty field or no number. */
export type CalculatorMessages = Forms['calculator']['messages'];

type CalculatorErrors = { readonly [Name in keyof CalculatorInput]?: string };

const TENTH: Fraction = { numerator: 1n, denominator: 10n };
const ONE: Fraction = { numerator: 1n, denominator: 1n };

/** The minimum weight in kilograms and the minimum side in centimeters. */
const smallest: Readonly<Record<Measure, Fraction>> = {
  weight: TENTH,
  length: ONE,
  width: ONE,
  height: ONE,
};

/** Reports what prevents a parcel from being priced. An empty object means nothing does. */
export function validate(
  input: CalculatorInput,
  rates: RatesByOrigin,
  messages: CalculatorMessages,
): CalculatorErrors {
  const errors: Partial<Record<keyof CalculatorInput, string>> = {};
  if (!Object.hasOwn(rates, input.origin)) errors.origin = messages.origin;
  for (const name of Object.keys(smallest) as Measure[]) {
    const value = parseFraction(input[name]);
    if (isUnclear(input[name])) errors[name] = messages.unclear;
    else if (value === undefined || value.numerator === 0n) errors[name] = messages[name].positive;
    else if (compareFractions(value, smallest[name]) < 0) errors[name] = messages[name].least;
    else if (compareFractions(value, wholeNumber(LARGEST[limitOf(name)])) > 0) {
      errors[name] = fill(messages[name].most, { most: LARGEST_TEXT[limitOf(name)] });
    }
  }
  return errors;
}

const limitOf = (name: Measure) => (name === 'weight' ? 'weight' : 'side');

const wholeNumber = (value: number): Fraction => ({ numerator: BigInt(value), denominator: 1n });

/** In kilograms and centimeters: more than any truck takes, and legible in results. */
export const LARGEST = { weight: 100_000, side: 3000 } as const;

/** As text for a message: a formatter for two numbers would cost every form time at startup. */
export const LARGEST_TEXT = { weight: '100,000', side: '3,000' } as const;
