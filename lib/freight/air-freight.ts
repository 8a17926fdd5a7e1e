import type { Money } from '@/content/schema/money';
import {
  compareFractions,
  multiply,
  product,
  readFraction,
  toDecimal,
  toText,
} from '@/lib/money/fraction';

/** Weight in kilograms and sides in centimeters, as the fields contain them. */
export type Parcel = {
  readonly weight: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
};

export type CalculatorInput = Parcel & { readonly origin: string };

export type Rate = Readonly<Money>;

export type RatesByOrigin = Readonly<Record<string, Rate>>;

/** Weights in kilograms and the total, each as text with two decimals. */
export type Estimate = {
  readonly volumetricWeight: string;
  readonly chargeableWeight: string;
  readonly totalCost: string;
  readonly currency: string;
  /** Which of the two weights is charged. */
  readonly basis: 'actual' | 'volumetric' | 'equal';
  /** The weights before rounding, for showing the working: the total follows from these. */
  readonly exact: { readonly volumetricWeight: string; readonly chargeableWeight: string };
};

/**
 * The price of a parcel: chargeable weight × rate, where the chargeable weight is the larger of
 * the actual and the volumetric weight, length × width × height / divisor (cm³ for a kilogram).
 * Exact throughout, rounded once at the end.
 * Throws a RangeError when a field or the rate is not a number; check with `validate` before.
 */
export function estimate(parcel: Parcel, rate: Rate, divisor: number): Estimate {
  const actual = readFraction(parcel.weight);
  const volumetric = multiply(
    { numerator: 1n, denominator: BigInt(divisor) },
    product(parcel.length, parcel.width, parcel.height),
  );
  const difference = compareFractions(volumetric, actual);
  const chargeable = difference > 0 ? volumetric : actual;
  return {
    volumetricWeight: toDecimal(volumetric, 2),
    chargeableWeight: toDecimal(chargeable, 2),
    totalCost: toDecimal(multiply(chargeable, readFraction(rate.amount)), 2),
    currency: rate.currency,
    basis: difference === 0 ? 'equal' : difference > 0 ? 'volumetric' : 'actual',
    exact: { volumetricWeight: toText(volumetric), chargeableWeight: toText(chargeable) },
  };
}
