/** @jest-environment node */

import { busyYear } from './busy-year';

const letters = 'JFMAMJJASOND'.split('');

test('months in a row are one bar, others are bars of their own', () => {
  const { rows } = busyYear(letters, [{ name: 'Rain', months: [12, 2, 1, 4] }]);
  expect(rows).toEqual([
    {
      name: 'Rain',
      runs: [
        { start: 0, length: 2 },
        { start: 3, length: 1 },
        { start: 11, length: 1 },
      ],
    },
  ]);
});

test('days fill their part of a month', () => {
  const { rows } = busyYear(letters, [{ name: 'Fair', days: ['10-01', '10-08'] }]);
  const [run = { start: 0, length: 0 }] = rows[0]?.runs ?? [];
  expect(Math.floor(run.start)).toBe(9);
  expect(run.length).toBeLessThan(0.25);
});
