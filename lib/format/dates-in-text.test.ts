import { english } from '@/lib/format/locales';
import { withDates } from './dates-in-text';

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
