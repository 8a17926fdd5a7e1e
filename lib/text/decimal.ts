/** Digits, with a point or a comma before the decimals. */
const PLAIN = /^\d*[.,]?\d*$/;
/** `1,234` and `1.234`: more than a thousand to some, a little more than one to others. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;
/** Digits and what people put between groups of them. */
const GROUPED = /^\d[\d.,'’\s]*$/;

/** Whether a number that a visitor typed can be read in two ways, or has separators of thousands. */
export function isUnclear(typed: string): boolean {
  const text = typed.trim();
  return AMBIGUOUS.test(text) || (GROUPED.test(text) && !PLAIN.test(text));
}

/** A decimal that a visitor typed, with a point: `12,5` is `12.5`. Any other text stays as it is. */
export const withPoint = (typed: string): string =>
  PLAIN.test(typed) && !isUnclear(typed) ? typed.replace(',', '.') : typed;

/** The `pattern` of a field for a decimal with at most so many places. It refuses what is unclear. */
export const decimalPattern = (places: 1 | 2): string => `[0-9]*[.,]?[0-9]{0,${places}}`;
