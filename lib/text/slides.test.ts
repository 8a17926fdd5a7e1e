/** @jest-environment node */
import { slidesOf } from './slides';

test('splits five reviews into slides of up to three', () => {
  expect(slidesOf([1, 2, 3, 4, 5], 3)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test('returns no slides without reviews', () => {
  expect(slidesOf([], 3)).toEqual([]);
});
