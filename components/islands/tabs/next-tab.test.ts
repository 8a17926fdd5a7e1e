/** @jest-environment node */
import { nextTab } from './next-tab';

test.each([
  ['right goes on', 'ArrowRight', 0, 1],
  ['right of the last is the first', 'ArrowRight', 2, 0],
  ['left of the first is the last', 'ArrowLeft', 0, 2],
  ['home is the first', 'Home', 2, 0],
  ['end is the last', 'End', 0, 2],
])('%s', (_, key, from, to) => {
  expect(nextTab(key, from, 3)).toBe(to);
});

test('letters do nothing', () => {
  expect(nextTab('a', 1, 3)).toBeUndefined();
});
