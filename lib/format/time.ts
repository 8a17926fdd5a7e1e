import type { Duration, TimeRange } from '@/content/schema/quantity';
import { fill } from '@/lib/text/fill';
import { type Locale, perLocale } from './locale';

const pluralRules = /* @__PURE__ */ perLocale((tag) => new Intl.PluralRules(tag));

function withUnit(count: string, last: number, unit: TimeRange['unit'], locale: Locale): string {
  const forms = locale.units[unit];
  return fill(forms[pluralRules(locale).select(last)] ?? forms.other, { count });
}

/** A range without its unit: `5-7`. */
export const rangeText = ({ from, to }: Pick<TimeRange, 'from' | 'to'>, locale: Locale): string =>
  fill(locale.range, { from: String(from), to: String(to) });

/** A range of time: `5-7 business days`. */
export function formatTimeRange(time: TimeRange, locale: Locale): string {
  return withUnit(rangeText(time, locale), time.to, time.unit, locale);
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

const clocks = /* @__PURE__ */ perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }),
);

/** `15:00` as `9:00 mchana`: the ninth hour of the day. */
function sinceSunrise(time: string, parts: NonNullable<Locale['sunriseClock']>): string {
  const [hour = 0, minutes] = time.split(':').map(Number);
  const part = parts.findLast(({ from }) => from <= hour) ?? parts.at(-1);
  return `${((hour + 5) % 12) + 1}:${String(minutes).padStart(2, '0')} ${part?.name}`;
}

/** A time of day: `17:00` is `5:00 PM`, or `11:00 jioni` on a clock that starts at sunrise. */
export function formatClock(time: string, locale: Pick<Locale, 'tag' | 'sunriseClock'>): string {
  return locale.sunriseClock
    ? sinceSunrise(time, locale.sunriseClock)
    : clocks(locale)
        .format(new Date(`2000-01-01T${time}Z`))
        // Versions of the language data differ in the space before PM.
        .replace(/\s/g, ' ');
}
