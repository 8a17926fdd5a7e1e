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
