import { once } from './once';

const days = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }));

/**
 * A day in words: `2026-11-20` is `November 20, 2026`, the same day in every time zone.
 * What is no date stays as it is: a date field may hold years of six digits.
 */
export function formatDate(isoDate: string): string {
  // A date without a time is read as UTC; printed in UTC too, it cannot slip by a day.
  const day = new Date(isoDate);
  return Number.isNaN(day.getTime()) ? isoDate : days().format(day);
}

/** A moment in words, in the visitor's own time zone: `November 20, 2026 at 3:04 PM`. */
export function formatDateTime(moment: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(moment);
}

/** The day of `now` in the visitor's own time zone, as a date field holds it: `2026-11-20`. */
export function isoDate(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  const day = String(now.getDate()).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${day}`;
}
