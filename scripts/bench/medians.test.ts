/** @jest-environment node */
import { median, medians } from './medians';

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 2, 10], 3],
  [[10, 9, 100], 10],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

test('each metric has its own median', () => {
  const rows = [
    { paint: 1, bytes: 30 },
    { paint: 3, bytes: 10 },
    { paint: 2, bytes: 20 },
  ];
  expect(medians(rows)).toEqual({ paint: 2, bytes: 20 });
});
