import { type Language, perLocale } from './locale';

// A date without a time is read as UTC; printed in UTC too, it cannot slip by a day.
const UTC = { timeZone: 'UTC' } as const;

const days = /* @__PURE__ */ perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', ...UTC }),
);
const months = /* @__PURE__ */ perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', ...UTC }),
);
const names = /* @__PURE__ */ perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'long', ...UTC }),
);
const initials = /* @__PURE__ */ perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'narrow', ...UTC }),
);
const yearlyDays = /* @__PURE__ */ perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric', ...UTC }),
);

/**
 * A day in words: `2026-11-20` is `November 20, 2026`, in every time zone.
 * Text that is not a date is returned unchanged: a date field may hold years of six digits.
 */
export function formatDate(isoDate: string, locale: Language): string {
  const day = new Date(isoDate);
  return Number.isNaN(day.getTime()) ? isoDate : days(locale).format(day);
}

/** `2026-11-20` is `November 20, 2026`, `2026-11` is `November 2026`, `07-01` is `July 1`. */
export function formatPartialDate(date: string, locale: Language): string {
  const parts = date.split('-');
  if (parts.length === 3) return formatDate(date, locale);
  const [first = ''] = parts;
  return first.length === 4
    ? months(locale).format(new Date(date))
    : // A leap year has every day.
      yearlyDays(locale).format(new Date(`2000-${date}`));
}

/** As rich text writes a date: `{2026-11-20}`, or `{2026-11}` as a month; see `datedPieces`. */
export function dateReference(isoDate: string, precision: 'day' | 'month' = 'day'): string {
  return `{${precision === 'day' ? isoDate : isoDate.slice(0, 'yyyy-mm'.length)}}`;
}

/** A moment in words, in the visitor's own time zone: `November 20, 2026 at 3:04 PM`. */
export function formatDateTime(moment: Date, locale: Language): string {
  return new Intl.DateTimeFormat(locale.tag, { dateStyle: 'long', timeStyle: 'short' }).format(
    moment,
  );
}

export function monthInitials(locale: Language): string[] {
  return Array.from({ length: 12 }, (_, month) =>
    initials(locale).format(new Date(Date.UTC(2000, month))),
  );
}

/** Months by name, from their numbers, of which 1 is January. */
export function monthNames(numbers: readonly number[], locale: Language): string[] {
  return numbers.map((month) => names(locale).format(new Date(Date.UTC(2000, month - 1))));
}

/** The day of `now` in the visitor's own time zone, as a date field holds it: `2026-11-20`. */
export function isoDate(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  const day = String(now.getDate()).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${day}`;
}
