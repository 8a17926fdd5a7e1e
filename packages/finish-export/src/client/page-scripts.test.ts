/** @jest-environment node */
import { setsOf } from './page-scripts';

const tag = (kind: 'island' | 'behavior', name: string, along = false) => ({
  kind,
  name,
  along,
  props: '{}',
  start: 0,
  end: 0,
});

test('islands and behaviors are sets of their own, each name once and sorted', () => {
  const tags = [tag('island', 'b'), tag('behavior', 'c'), tag('island', 'a'), tag('island', 'b')];
  expect(setsOf(tags)).toMatchObject([
    { kind: 'island', names: ['a', 'b'] },
    { kind: 'behavior', names: ['c'] },
  ]);
});

test('islands that only hydrate along with others make no set', () => {
  const toasts = tag('island', 'toasts', true);
  expect(setsOf([toasts])).toEqual([]);
  expect(setsOf([toasts, tag('island', 'a')])).toMatchObject([{ names: ['a', 'toasts'] }]);
});
