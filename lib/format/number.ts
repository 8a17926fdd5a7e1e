import { fill } from '@/lib/text/fill';
import { type Language, type Locale, perLocale } from './locale';

const exactly = /* @__PURE__ */ perLocale(
  (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 10 }),
);

/** A number, or a decimal in text, with up to ten decimals and none added: `1,234.5`. */
export function formatNumber(decimal: string | number, locale: Language): string {
  // `Intl` reads decimal text without going through binary fractions.
  return exactly(locale).format(decimal as `${number}`);
}

/** Kilograms with two decimals, without the unit: `1,234.50`. */
export function formatWeight(kilograms: string, locale: Language): string {
  return new Intl.NumberFormat(locale.tag, { minimumFractionDigits: 2 }).format(
    kilograms as `${number}`,
  );
}

/** A percentage: `15` is `15%`, `16.8` is `16.8%`. */
export function formatPercent(percent: string | number, locale: Language): string {
  return new Intl.NumberFormat(locale.tag, {
    style: 'unit',
    unit: 'percent',
    maximumFractionDigits: 10,
  }).format(percent as `${number}`);
}

/** A count for a sentence, in words if the language has one for it: `ten`, `13`. */
export function formatCount(count: number, locale: Locale): string {
  return locale.numerals[count] ?? exactly(locale).format(count);
}

/** A distance, with a space that does not break: `9,790 km`. */
export function formatKilometers(kilometers: number, locale: Locale): string {
  return fill(locale.kilometers, { distance: exactly(locale).format(kilometers) });
}

/** A file's size as phones show it: `4.1 MB`, `310 kB`. */
export function formatBytes(bytes: number, locale: Language): string {
  const inKilobytes = bytes < 999_500;
  const digits = inKilobytes ? 0 : 1;
  const value = inKilobytes ? Math.max(1, bytes / 1e3) : bytes / 1e6;
  const number = new Intl.NumberFormat(locale.tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number.format(value)} ${inKilobytes ? 'kB' : 'MB'}`;
}
