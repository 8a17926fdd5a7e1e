/** @jest-environment node */
import fc from 'fast-check';
import { formatDate } from '@/lib/format/date';
import { datesIn } from './dates-in';

const datesOf = (text: string) => datesIn(text).flatMap(({ date }) => date ?? []);

test.each([
  ['a day', 'Valid as of November 1, 2026.', ['2026-11-01']],
  ['a month', 'As of November 2026; check with TRA', ['2026-11']],
  ['a day of every year', 'usually on July 1: read again each July', ['07-01']],
  ['more than one', '(January 2026). Since March 28, 2025, prices', ['2026-01', '2025-03-28']],
  ['none', 'In May you may call 2026 times; Marching 12', []],
  ['nothing', '', []],
])('%s', (_, text, expected) => {
  expect(datesOf(text)).toEqual(expected);
});

test('the words of a date are a piece of their own', () => {
  expect(datesIn('Since March 28, 2025, prices')).toEqual([
    { text: 'Since ' },
    { text: 'March 28, 2025', date: '2025-03-28' },
    { text: ', prices' },
  ]);
});

test('every day that pages show is understood', () => {
  const days = fc.date({
    min: new Date('1990-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (moment) => {
      const day = moment.toISOString().slice(0, 10);
      expect(datesIn(formatDate(day))).toEqual([{ text: formatDate(day), date: day }]);
    }),
  );
});

test('the pieces together are the text', () => {
  const words = fc.constantFrom('May ', 'July 4', ', 2026', '2026', ' and ', '12', 'March');
  fc.assert(
    fc.property(fc.array(words), (parts) => {
      const text = parts.join('');
      expect(
        datesIn(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('a text that is being edited stays in one piece', () => {
  const text = `Since March 28, 2025${'\u200b'.repeat(8)}`;
  expect(datesIn(text)).toEqual([{ text }]);
});
