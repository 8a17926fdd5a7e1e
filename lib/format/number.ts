import { fill } from '@/lib/text/fill';
import type { Language, Locale } from './locale';
import { perLocale } from './per-locale';

const exactly = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 10 }));

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
