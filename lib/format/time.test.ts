/** @jest-environment node */
import fc from 'fast-check';
import { timeUnits } from '@/content/schema/quantity';
import type { Locale } from './locale';
import { english } from './locales/en';
import { swahili } from './locales/sw';
import { formatDuration, formatHours, formatShortDays, formatTimeRange } from './time';

test.each([
  [{ from: 5, to: 7, unit: 'days' }, '5-7 days'],
  [{ from: 3, to: 10, unit: 'business days' }, '3-10 business days'],
  [{ from: 4, to: 6, unit: 'weeks' }, '4-6 weeks'],
  [{ from: 24, to: 48, unit: 'hours' }, '24-48 hours'],
] as const)('the time %o reads %s', (time, text) => {
  expect(formatTimeRange(time, english)).toBe(text);
});

test.each([
  [{ value: 3, unit: 'days' }, '3 days'],
  [{ value: 1, unit: 'days' }, '1 day'],
  [{ value: 1, unit: 'business days' }, '1 business day'],
  [{ value: 72, unit: 'hours' }, '72 hours'],
] as const)('the duration %o reads %s', (duration, text) => {
  expect(formatDuration(duration, english)).toBe(text);
});

test('narrow boards shorten days to one letter', () => {
  expect(formatShortDays({ from: 5, to: 9 }, english)).toBe('5-9 d');
});

test.each([
  [{ opens: '09:00', closes: '17:00' }, '9:00 AM to 5:00 PM'],
  [{ opens: '00:30', closes: '12:00' }, '12:30 AM to 12:00 PM'],
])('opening hours %o read %s, with plain spaces', (hours, text) => {
  expect(formatHours(hours, english)).toBe(text);
});

test.each([
  [{ opens: '09:00', closes: '17:00' }, 'saa 3:00 asubuhi hadi saa 11:00 jioni'],
  [{ opens: '06:30', closes: '12:00' }, 'saa 12:30 asubuhi hadi saa 6:00 mchana'],
  [{ opens: '05:05', closes: '19:00' }, 'saa 11:05 alfajiri hadi saa 1:00 usiku'],
  [{ opens: '18:00', closes: '00:00' }, 'saa 12:00 jioni hadi saa 6:00 usiku'],
])('the Swahili clock counts from six: %o read %s', (hours, text) => {
  expect(formatHours(hours, swahili)).toBe(text);
});

test('different times have different texts', () => {
  const time = fc.record({
    from: fc.integer({ min: 1, max: 99 }),
    to: fc.integer({ min: 1, max: 99 }),
    unit: fc.constantFrom(...timeUnits),
  });
  fc.assert(
    fc.property(time, time, (one, other) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other));
      expect(formatTimeRange(one, english)).not.toBe(formatTimeRange(other, english));
    }),
  );
});

test('other languages place the unit correctly', () => {
  const other: Locale = {
    ...english,
    tag: 'sw-TZ',
    units: { ...english.units, 'business days': { other: 'siku {count} za kazi' } },
  };
  const time = { from: 5, to: 7, unit: 'business days' } as const;
  expect(formatTimeRange(time, other)).toBe('siku 5-7 za kazi');
  expect(formatDuration({ value: 1, unit: 'business days' }, other)).toBe('siku 1 za kazi');
});
