import { figureRange } from './figure-range';

test.each([
  ['1-2 days', { from: 1, to: 2 }],
  ['$1,296.50', { from: 1296.5, to: 1296.5 }],
  ['09:00-17:00', { from: 9, to: 17 }],
  ['20:00-04:00', { from: 20, to: 28 }],
  ['free', undefined],
])('the figures of %s', (text, range) => {
  expect(figureRange(text)).toEqual(range);
});
