import type { Locale } from '../locale';

export const english: Locale = {
  tag: 'en-US',
  range: '{from}-{to}',
  units: {
    hours: { one: '{count} hour', other: '{count} hours' },
    days: { one: '{count} day', other: '{count} days' },
    'business days': { one: '{count} business day', other: '{count} business days' },
    weeks: { one: '{count} week', other: '{count} weeks' },
  },
  shortDays: '{count} d',
  hours: '{from} to {to}',
  // With a plain space, where `Intl` has one that does not break.
  currencies: { TZS: 'TZS {amount}' },
  perKilogram: '{amount} / kg',
  // With a space that does not break.
  kilometers: '{distance}\u00a0km',
  numerals: [
    ...['zero', 'one', 'two', 'three', 'four', 'five', 'six'],
    ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ],
};
