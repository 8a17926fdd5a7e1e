/** @jest-environment node */
import { onAxis, timeAxis } from './time-axis';

test('an axis ends with the week of the longest time', () => {
  const times = [
    { from: 5, to: 7 },
    { from: 21, to: 36 },
  ];
  expect(timeAxis(times)).toEqual({ end: 42, marks: [7, 14, 21, 28, 35, 42] });
});

test('a time of exactly six weeks needs six weeks', () => {
  expect(timeAxis([{ from: 28, to: 42 }]).end).toBe(42);
});

test('an axis without times is a week', () => {
  expect(timeAxis([])).toEqual({ end: 7, marks: [7] });
});

test('a day is at its share of the axis', () => {
  const axis = timeAxis([{ from: 28, to: 42 }]);
  expect(['0%', '16.67%', '50%', '100%']).toEqual([0, 7, 21, 42].map((day) => onAxis(day, axis)));
});
