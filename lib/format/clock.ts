import type { Locale } from './locale';
import { perLocale } from './per-locale';

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
