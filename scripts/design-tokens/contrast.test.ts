/** @jest-environment node */
import fc from 'fast-check';
import { contrast } from './contrast';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

// Figures from WebAIM's contrast checker.
test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
])('%s on %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
});

test('the order of the two colors does not matter', () => {
  fc.assert(fc.property(color, color, (a, b) => contrast(a, b) === contrast(b, a)));
});

test('a color has no contrast with itself', () => {
  fc.assert(fc.property(color, (a) => contrast(a, a) === 1));
});

test('rejects anything but a full hex color', () => {
  expect(() => contrast('red', '#ffffff')).toThrow('"red"');
});
