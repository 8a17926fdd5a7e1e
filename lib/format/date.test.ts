import { execFileSync } from 'node:child_process';
import { formatDate, formatPartialDate } from './date';
import { english } from './locales';

test('west of Greenwich, today is the day of the visitor, and a chosen date does not shift', () => {
  const script = `
    import { formatDate, isoDate } from './lib/format/date.ts';
    const now = new Date('2026-11-21T02:30:00Z');
    console.log(isoDate(now), formatDate('2026-11-20', { tag: 'en-US' }));
  `;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const env = { ...process.env, TZ: 'America/Los_Angeles' };
  const printed = execFileSync(process.execPath, args, { env, encoding: 'utf8' });
  expect(printed).toBe('2026-11-20 November 20, 2026\n');
});

test.each([
  ['2026-11-20', 'November 20, 2026'],
  ['2027-01-01', 'January 1, 2027'],
  ['2026-11', 'November 2026'],
  ['07-01', 'July 1'],
])('the date %s of running text is %s', (date, words) => {
  expect(formatPartialDate(date, english)).toBe(words);
});

test.each(['', '2026-13-01', '275760-09-14', 'tomorrow'])(
  'leaves %j, which is not a date, unchanged',
  (text) => {
    expect(formatDate(text, english)).toBe(text);
  },
);
