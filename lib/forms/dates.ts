/** The day of `now` in the visitor's own time zone, as a date field holds it: `2026-11-20`. */
export function today(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  const day = String(now.getDate()).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${day}`;
}

/**
 * A date field's value in words: `2026-11-20` is `November 20, 2026`.
 * Throws a RangeError when it is not a date.
 */
export function longDate(value: string): string {
  // A date without a time is read as UTC; printed in UTC too, it cannot slip by a day.
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(value),
  );
}

/** A moment in words, in the visitor's own time zone: `November 20, 2026 at 3:04 PM`. */
export function dateAndTime(moment: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(moment);
}
