import type { TimeUnit } from '@/content/schema/quantity';

/** A sentence for each plural form of a language. `other` serves the forms that are left out. */
export type Plurals = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** What `Intl` needs of a locale. */
export type Language = {
  /** BCP 47 tag: `en-US`. */
  tag: string;
};

/**
 * How one language writes figures. Plain data, so that it can be passed to islands as a prop; what is
 * not here (month names, separators, currency signs) comes from `Intl` by the tag.
 */
export type Locale = Language & {
  /** Two ends of a range. Placeholders: `{from}`, `{to}`. */
  range: string;
  /** Times with their unit, chosen by the last number. Placeholder: `{count}`. */
  units: Record<TimeUnit, Plurals>;
  /** Days where space is short. Placeholder: `{count}`. */
  shortDays: string;
  /** Opening hours. Placeholders: `{from}`, `{to}`. */
  hours: string;
  /**
   * For a clock that counts the hours from sunrise at six: the parts of the day that follow the time,
   * each from its hour on; before the first it is still the last. Without it, the clock is of `Intl`.
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
