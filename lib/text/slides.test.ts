/** @jest-environment node */
import { slidesOf } from './slides';

test('five reviews make two slides of three', () => {
  expect(slidesOf([1, 2, 3, 4, 5], 3)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test('no reviews make no slide', () => {
  expect(slidesOf([], 3)).toEqual([]);
});
