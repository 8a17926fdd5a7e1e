/** @jest-environment node */
import fc from 'fast-check';
import { editDistance } from './edit-distance';

test.each([
  ['kitten', 'sitting', 3],
  ['quote', 'quotes', 1],
  ['', 'abc', 3],
  ['track', 'trakc', 2],
  ['same', 'same', 0],
])('from "%s" to "%s": %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});

test('the distance is symmetric', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => editDistance(a, b) === editDistance(b, a)),
  );
});

test('only equal texts have distance zero', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => (editDistance(a, b) === 0) === (a === b)),
  );
});

test('satisfies the triangle inequality', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.string(),
      (a, b, c) => editDistance(a, c) <= editDistance(a, b) + editDistance(b, c),
    ),
  );
});

test('is at most the length of the longer text', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      (a, b) => editDistance(a, b) <= Math.max(a.length, b.length),
    ),
  );
});

test('appending a text costs its length', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => editDistance(a, a + b) === b.length));
});
