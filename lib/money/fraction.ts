/** An exact number of zero or more. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

/** More characters than any amount or measure needs: the time that the pattern takes grows with their square. */
const LONGEST = 60;

const pattern = /^(\d*)\.?(\d*)(?:e([+-]?\d{1,3}))?$/i;

const powerOfTen = (exponent: number) => 10n ** BigInt(exponent);

/**
 * Parses a number field: `12`, `.5`, `1e3`. Undefined for anything else, also below zero or longer than
 * `LONGEST`.
 */
export function parseFraction(text: string): Fraction | undefined {
  if (text.length > LONGEST) return undefined;
  const [matched, whole = '', decimals = '', exponent = '0'] = pattern.exec(text.trim()) ?? [];
  if (matched === undefined || whole + decimals === '') return undefined;
  const shift = Number(exponent) - decimals.length;
  return {
    numerator: BigInt(whole + decimals) * powerOfTen(Math.max(shift, 0)),
    denominator: powerOfTen(Math.max(-shift, 0)),
  };
}

/** Parses a number that must be one. Throws a RangeError for anything else. */
export function readFraction(text: string): Fraction {
  const exact = parseFraction(text);
  if (!exact) throw new RangeError(`"${text}" is not a number of zero or more`);
  return exact;
}

export function multiply(...factors: readonly Fraction[]): Fraction {
  return factors.reduce((product, factor) => ({
    numerator: product.numerator * factor.numerator,
    denominator: product.denominator * factor.denominator,
  }));
}

export const add = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

/** The product of decimal texts. Throws a RangeError for one that is no number. */
export const product = (...factors: readonly string[]): Fraction =>
  multiply(...factors.map(readFraction));

/** Compares like a sort function: negative when `a` is smaller, zero when equal. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left === right ? 0 : left < right ? -1 : 1;
}

/** With at least one decimal, rounded half up: `0.005` with two is `0.01`. */
export function toDecimal({ numerator, denominator }: Fraction, places: number): string {
  const units = (2n * numerator * powerOfTen(places) + denominator) / (2n * denominator);
  const digits = units.toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Without zeros at its end. Ten decimals hold any parcel measured in tenths of a millimeter. */
export const toText = (fraction: Fraction): string => toDecimal(fraction, 10).replace(/\.?0+$/, '');
