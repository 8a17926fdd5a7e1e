/** How many years ahead a shipping date may lie: beyond, a digit of the year has slipped. */
export const LATEST_YEARS = 75;

/** A phone number has five digits at least, whatever stands between them. */
export const PHONE_DIGITS = /^(?:\D*\d){5}/;

/** The same rule for a control's `pattern`, which has to match the whole text. */
export const PHONE_PATTERN = '(?:[^0-9]*[0-9]){5}.*';

/** The day so many years after a day, both as a date field holds them: `2026-11-20`. */
export function yearsAfter(day: string, years: number): string {
  const later = new Date(day);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later.toISOString().slice(0, 10);
}
