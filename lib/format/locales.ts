import type { Locale } from './locale';

export const english: Locale = {
  tag: 'en-US',
  range: '{from}-{to}',
  units: {
    hours: { one: '{count} hour', other: '{count} hours' },
    days: { one: '{count} day', other: '{count} days' },
    'business days': { one: '{count} business day', other: '{count} business days' },
    weeks: { one: '{count} week', other: '{count} weeks' },
  },
  hours: '{from} to {to}',
  // With a plain space, where `Intl` has one that does not break.
  currencies: { TZS: 'TZS {amount}' },
  perKilogram: '{amount} / kg',
  // With a space that does not break.
  kilometers: '{distance}\u00a0km',
  numerals: [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
};

export const swahili: Locale = {
  tag: 'sw-TZ',
  range: '{from}-{to}',
  units: {
    hours: { other: 'saa {count}' },
    days: { other: 'siku {count}' },
    'business days': { other: 'siku {count} za kazi' },
    weeks: { other: 'wiki {count}' },
  },
  hours: 'saa {from} hadi saa {to}',
  sunriseClock: [
    { from: 4, name: 'alfajiri' },
    { from: 6, name: 'asubuhi' },
    { from: 12, name: 'mchana' },
    { from: 16, name: 'jioni' },
    { from: 19, name: 'usiku' },
  ],
  // As price tags in Tanzania have them; `Intl` writes `US$ 15`.
  currencies: {
    TZS: 'TZS {amount}',
    USD: '\u0024{amount}',
    GBP: '£{amount}',
    EUR: '€{amount}',
  },
  perKilogram: '{amount} kwa kilo',
  // With a space that does not break.
  kilometers: 'km\u00a0{distance}',
  numerals: [
    'sifuri',
    'moja',
    'mbili',
    'tatu',
    'nne',
    'tano',
    'sita',
    'saba',
    'nane',
    'tisa',
    'kumi',
    'kumi na moja',
    'kumi na mbili',
  ],
};

/** By language, as in `<html lang>`. */
export const locales: Readonly<Record<string, Locale>> = { en: english, sw: swahili };

/** By `<html lang>`. A language without a locale writes figures as English does. */
export function localeOf(language: string): Locale {
  return locales[language] ?? { ...english, tag: language };
}
