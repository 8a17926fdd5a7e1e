/** @jest-environment node */
import { dayRange } from './day-range';

test.each([
  [
    { from: 7, to: 10, unit: 'days' },
    { from: 7, to: 10 },
  ],
  [
    { from: 3, to: 5, unit: 'business days' },
    { from: 3, to: 5 },
  ],
  [
    { from: 4, to: 6, unit: 'weeks' },
    { from: 28, to: 42 },
  ],
  [
    { from: 24, to: 48, unit: 'hours' },
    { from: 1, to: 2 },
  ],
] as const)('%o in days', (time, days) => {
  expect(dayRange(time)).toEqual(days);
});
