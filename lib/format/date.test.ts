/** @jest-environment node */

import { execFileSync } from 'node:child_process';
import { english } from '@/lib/format/locales/en';
import { dateReference, formatDate, formatDateTime, formatPartialDate, isoDate } from './date';

/** The results of the two functions on a computer in this time zone. */
function inZone(TZ: string): { today: string; long: string } {
  const script = `
    import { formatDate, isoDate } from './lib/format/date.ts';
    import { english } from './lib/format/locales/en.ts';
    const now = new Date('2026-11-20T22:30:00Z');
    console.log(JSON.stringify({ today: isoDate(now), long: formatDate('2026-11-20', english) }));
  `;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  return JSON.parse(
    execFileSync(process.execPath, args, { env: { ...process.env, TZ }, encoding: 'utf8' }),
  );
}

test('uses the day in Dar es Salaam while it is still the day before in London', () => {
  expect(inZone('Africa/Dar_es_Salaam')).toEqual({
    today: '2026-11-21',
    long: 'November 20, 2026',
  });
});

test('a chosen date does not shift to the day before in Los Angeles', () => {
  expect(inZone('America/Los_Angeles')).toEqual({
    today: '2026-11-20',
    long: 'November 20, 2026',
  });
});

test('pads days and months to two digits', () => {
  expect(isoDate(new Date(2027, 0, 5))).toBe('2027-01-05');
});

test('the first of January stays in its year', () => {
  expect(formatDate('2027-01-01', english)).toBe('January 1, 2027');
});

test.each([
  ['2026-11-20', 'November 20, 2026'],
  ['2026-11', 'November 2026'],
  ['07-01', 'July 1'],
])('the date %s of running text is %s', (date, words) => {
  expect(formatPartialDate(date, english)).toBe(words);
});

test('a reference shows a day or a month', () => {
  expect(dateReference('2026-01-15')).toBe('{2026-01-15}');
  expect(dateReference('2026-01-15', 'month')).toBe('{2026-01}');
});

test.each(['', '2026-13-01', '275760-09-14', 'tomorrow'])(
  'leaves %j, which is not a date, unchanged',
  (text) => {
    expect(formatDate(text, english)).toBe(text);
  },
);

test('formats a timestamp with day and time', () => {
  // The space before PM differs between versions of the language data.
  expect(formatDateTime(new Date(2026, 10, 20, 15, 4), english)).toMatch(
    /^November 20, 2026 at 3:04\sPM$/,
  );
});
