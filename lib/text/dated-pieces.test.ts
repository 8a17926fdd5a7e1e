/** @jest-environment node */
import fc from 'fast-check';
import { formatDate } from '@/lib/format/date';
import { english } from '@/lib/format/locales/en';
import { datedPieces } from './dated-pieces';
import { withDates } from './with-dates';

test.each([
  ['a day', 'Since {2025-03-28}, prices', 'Since March 28, 2025, prices'],
  ['a month', 'As of {2026-11}; check', 'As of November 2026; check'],
  ['a day of every year', 'usually on {07-01}: read', 'usually on July 1: read'],
  ['the day that only leap years have', '{02-29}', 'February 29'],
  ['several dates', '{2026-01} and {2025-03-28}', 'January 2026 and March 28, 2025'],
  ['no date', 'In May you may call 2026 times', 'In May you may call 2026 times'],
  ['names in other braces', '{uk.air} from {origin} in {07}', '{uk.air} from {origin} in {07}'],
])('writes %s in words', (_, text, expected) => {
  expect(withDates(text, english)).toBe(expected);
});

test('a date is a separate piece with a machine-readable value', () => {
  expect(datedPieces('Since {2025-03-28}, prices', english)).toEqual([
    { text: 'Since ' },
    { text: 'March 28, 2025', date: '2025-03-28' },
    { text: ', prices' },
  ]);
});

test('an empty text has no pieces', () => {
  expect(datedPieces('', english)).toEqual([]);
});

test('formats dates as on the rest of the page', () => {
  const days = fc.date({
    min: new Date('1990-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (moment) => {
      const date = moment.toISOString().slice(0, 10);
      expect(datedPieces(`{${date}}`, english)).toEqual([
        { text: formatDate(date, english), date },
      ]);
    }),
  );
});

test('formats dates in the page language', () => {
  expect(withDates('{2026-11}', { ...english, tag: 'sw-TZ' })).toBe('Novemba 2026');
});
