import { bubblePosition } from './bubble-position';

const height = 150;

test.each([
  ['below a sentence', { top: 100, bottom: 140 }, 120, { top: 150 }],
  ['above one near the lower edge', { top: 600, bottom: 700 }, 690, { bottom: 178 }],
  ['above the line being typed', { top: 20, bottom: 760 }, 100, { bottom: 8 }],
  ['away from a line further down', { top: 20, bottom: 760 }, 700, { top: 8 }],
])('is %s', (_, edges, line, expected) => {
  expect(innerHeight).toBe(768);
  expect(bubblePosition({ ...edges, left: 40 }, line, height)).toEqual({ left: 40, ...expected });
});
