/** @jest-environment node */
import { english } from '@/lib/format/locales';
import { datedPieces, withDates } from './dates-in-text';

test.each([
  ['a day', 'Since {2025-03-28}, prices', 'Since March 28, 2025, prices'],
  ['a month', 'As of {2026-11}; check', 'As of November 2026; check'],
  ['a day of every year', 'usually on {07-01}: read', 'usually on July 1: read'],
  ['several dates', '{2026-01} and {2025-03-28}', 'January 2026 and March 28, 2025'],
  ['no date', 'In May you may call 2026 times', 'In May you may call 2026 times'],
  ['names in other braces', '{uk.air} from {origin} in {07}', '{uk.air} from {origin} in {07}'],
])('writes %s in words', (_, text, expected) => {
  expect(withDates(text, english)).toBe(expected);
});

test('keeps the punctuation around a date with it, so that no line begins with it', () => {
  expect(datedPieces('rates ({2026-01}); see {2025-03-28}.', english)).toEqual([
    { text: 'rates ' },
    { opening: '(', text: 'January 2026', closing: ');', date: '2026-01' },
    { text: ' see ' },
    { opening: '', text: 'March 28, 2025', closing: '.', date: '2025-03-28' },
  ]);
});
