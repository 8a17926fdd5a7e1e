import { figureRange } from './figure-range';

test.each([
  ['1-2 days', { from: 1, to: 2 }],
  ['siku 1-2', { from: 1, to: 2 }],
  ['$1,296.00', { from: 1296, to: 1296 }],
  ['6.75%', { from: 6.75, to: 6.75 }],
  ['Not counted', undefined],
])('finds the figures in "%s"', (text, range) => {
  expect(figureRange(text)).toEqual(range);
});
