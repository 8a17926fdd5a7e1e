/** @jest-environment node */
import { emptyWeight, overBudget, type PageWeight, total } from './weight-budget';

const light: PageWeight = {
  path: '/about',
  firstView: { ...emptyWeight(), html: 14_600, font: 15_000, requests: 2 },
  byItself: emptyWeight(),
  scrolled: emptyWeight(),
  touch: { ...emptyWeight(), script: 3000, requests: 2 },
  inlineScript: 1000,
  largestFont: 15_000,
  fonts: 1,
};
const weight = (over: Partial<ReturnType<typeof emptyWeight>>) => ({ ...emptyWeight(), ...over });

test('a page at its limits is within budget', () => {
  expect(overBudget(light)).toEqual([]);
});

test.each<[string, Partial<PageWeight>]>([
  ['HTML', { firstView: weight({ html: 14_601 }) }],
  ['script files before touch', { firstView: weight({ script: 1 }) }],
  ['inline script', { inlineScript: 1001 }],
  ['the first view', { firstView: weight({ image: 30_001 }) }],
  ['what scrolling loads', { scrolled: weight({ script: 1 }) }],
  ['what a touch adds', { touch: weight({ script: 3001 }) }],
  ['the largest font', { largestFont: 15_001 }],
  ['2 fonts', { fonts: 2 }],
])('%s over its limit is named', (what, change) => {
  const over = overBudget({ ...light, ...change });
  expect(over).toHaveLength(1);
  expect(over[0]).toContain(what);
});

test('a page with a tool may load React once it is touched', () => {
  const touch = weight({ script: 68_000 });
  expect(overBudget({ ...light, touch, path: '/contact' })).toEqual([]);
  expect(overBudget({ ...light, touch })).toHaveLength(1);
});

test('the not-found page alone may load a script by itself', () => {
  const byItself = weight({ script: 3000 });
  expect(overBudget({ ...light, byItself, path: '/404' })).toEqual([]);
  expect(overBudget({ ...light, byItself })).toHaveLength(1);
});

test('requests are not bytes', () => {
  expect(total(weight({ html: 1, style: 2, requests: 100 }))).toBe(3);
});
