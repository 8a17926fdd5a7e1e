/** File types that the file field offers. Some phones give a file only a name, no type. */
export const ACCEPTED_FILES = 'image/png,image/jpeg,application/pdf';

export const MAX_FILE_SIZE = 10 * 1024 * 1024;

/** Latest shipping date, in years from now: anything later is a typing error. */
export const LATEST_YEARS = 75;

/** A phone number has at least five digits, whatever is between them. */
export const PHONE_DIGITS = /^(?:\D*\d){5}/;

/** The same rule as a `pattern` attribute, which must match the whole text. */
export const PHONE_PATTERN = '(?:[^0-9]*[0-9]){5}.*';

/** Adds years to a date. Both as in a date field: `2026-11-20`. */
export function yearsAfter(day: string, years: number): string {
  const later = new Date(day);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later.toISOString().slice(0, 10);
}
