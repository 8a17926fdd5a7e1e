import type { TimeUnit } from '@/content/schema/quantity';

/** A sentence for each plural form of a language. Forms that are left out use `other`. */
type Plurals = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export type Language = {
  /** BCP 47 tag: `en-US`. */
  tag: string;
};

/**
 * How one language writes figures. Plain data, so that it can be passed to islands as a prop; what is
 * not here (month names, separators, currency signs) comes from `Intl` by the tag.
 */
export type Locale = Language & {
  range: string;
  /** Times with their unit; the last number sets the plural form. Placeholder: `{count}`. */
  units: Record<TimeUnit, Plurals>;
  /** Opening hours. Placeholders: `{from}`, `{to}`. */
  hours: string;
  /**
   * For languages that count the hours from sunrise at six: the part of the day to write after the
   * time, from each hour on. Before the first hour, the last part still applies. If omitted, `Intl`
   * formats the time.
   */
  sunriseClock?: readonly { from: number; name: string }[];
  /** Patterns for currencies that `Intl` formats differently, by code. Placeholder: `{amount}`. */
  currencies: Readonly<Record<string, string>>;
  /** The price of a kilogram. Placeholder: `{amount}`. */
  perKilogram: string;
  /** A distance. Placeholder: `{distance}`. */
  kilometers: string;
  /** Counts in sentences, from zero; larger ones are figures. */
  numerals: readonly string[];
};

/** The part of a locale that formats money: islands that format nothing else receive only this. */
export type MoneyLanguage = Pick<Locale, 'tag' | 'currencies'>;

/** Keeps the formatter of each locale: the first makes a phone load its language data. */
export function perLocale<Formatter>(
  create: (tag: string) => Formatter,
): (locale: Language) => Formatter {
  const known = new Map<string, Formatter>();
  return ({ tag }) => {
    const formatter = known.get(tag) ?? create(tag);
    known.set(tag, formatter);
    return formatter;
  };
}
