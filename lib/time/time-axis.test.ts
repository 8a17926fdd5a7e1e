import { dayRange, timeAxis } from './time-axis';

test.each([
  [7, 10, 'days', 7, 10],
  [3, 5, 'business days', 3, 7],
  [7, 10, 'business days', 9, 14],
  [4, 6, 'weeks', 28, 42],
  [24, 48, 'hours', 1, 2],
] as const)('%d to %d %s are days %d to %d', (from, to, unit, first, last) => {
  expect(dayRange({ from, to, unit })).toEqual({ from: first, to: last });
});

test.each([
  [49, [7, 14, 21, 28, 35, 42, 49]],
  [50, [14, 28, 42, 56]],
  [120, [21, 42, 63, 84, 105, 126]],
])('an axis of %d days has at most seven marks', (to, marks) => {
  expect(timeAxis([{ from: 1, to }])).toEqual({ end: marks.at(-1), marks });
});
