import type { Locale } from '../locale';

export const swahili: Locale = {
  tag: 'sw-TZ',
  range: '{from}-{to}',
  units: {
    hours: { other: 'saa {count}' },
    days: { other: 'siku {count}' },
    'business days': { other: 'siku {count} za kazi' },
    weeks: { other: 'wiki {count}' },
  },
  shortDays: 'siku {count}',
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
    ...['sifuri', 'moja', 'mbili', 'tatu', 'nne', 'tano', 'sita'],
    ...['saba', 'nane', 'tisa', 'kumi', 'kumi na moja', 'kumi na mbili'],
  ],
};
