import type { Duration, TimeRange } from '@/content/schema/quantity';
import { fill } from '@/lib/text/fill';
import { formatClock } from './clock';
import type { Locale } from './locale';
import { perLocale } from './per-locale';

const pluralRules = perLocale((tag) => new Intl.PluralRules(tag));

function withUnit(count: string, last: number, unit: TimeRange['unit'], locale: Locale): string {
  const forms = locale.units[unit];
  return fill(forms[pluralRules(locale).select(last)] ?? forms.other, { count });
}

const rangeText = ({ from, to }: Pick<TimeRange, 'from' | 'to'>, locale: Locale): string =>
  fill(locale.range, { from: String(from), to: String(to) });

/** A range of time: `5-7 business days`. */
export function formatTimeRange(time: TimeRange, locale: Locale): string {
  return withUnit(rangeText(time, locale), time.to, time.unit, locale);
}

/** A time range in days where space is short: `5-7 d`. */
export function formatShortDays(days: Pick<TimeRange, 'from' | 'to'>, locale: Locale): string {
  return fill(locale.shortDays, { count: rangeText(days, locale) });
}

/** A single length of time: `3 days`, `1 day`. */
export function formatDuration({ value, unit }: Duration, locale: Locale): string {
  return withUnit(String(value), value, unit, locale);
}

/** Opening hours from `09:00` to `17:00`: `9:00 AM to 5:00 PM`. */
export function formatHours(
  { opens, closes }: { opens: string; closes: string },
  locale: Locale,
): string {
  return fill(locale.hours, {
    from: formatClock(opens, locale),
    to: formatClock(closes, locale),
  });
}
