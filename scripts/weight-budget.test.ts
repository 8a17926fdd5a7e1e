/** @jest-environment node */
import { emptyWeight, overBudget, type PageWeight, total } from './weight-budget';

const light: PageWeight = {
  path: '/',
  firstView: { ...emptyWeight(), html: 14_600, font: 20_000, requests: 2 },
  touch: { ...emptyWeight(), script: 125_000, requests: 9 },
  inlineScript: 1000,
  largestFont: 20_000,
  fonts: 1,
  isFormPage: false,
};
const weight = (over: Partial<ReturnType<typeof emptyWeight>>) => ({ ...emptyWeight(), ...over });

test('a page at its limits is within budget', () => {
  expect(overBudget(light)).toEqual([]);
});

test.each<[string, Partial<PageWeight>]>([
  ['HTML', { firstView: weight({ html: 14_601 }) }],
  ['script files before touch', { firstView: weight({ script: 1 }) }],
  ['inline script', { inlineScript: 1001 }],
  ['the first view', { firstView: weight({ image: 60_001 }) }],
  ['what a touch adds', { touch: weight({ script: 125_001 }) }],
  ['the largest font', { largestFont: 25_001 }],
  ['2 fonts', { fonts: 2 }],
])('%s over its limit is named', (what, change) => {
  const over = overBudget({ ...light, ...change });
  expect(over).toHaveLength(1);
  expect(over[0]).toContain(what);
});

test('a form page may load more once it is touched', () => {
  const heavy = { ...light, touch: weight({ script: 150_000 }) };
  expect(overBudget({ ...heavy, isFormPage: true })).toEqual([]);
  expect(overBudget({ ...heavy, isFormPage: false })).toHaveLength(1);
});

test('requests are not bytes', () => {
  expect(total(weight({ html: 1, style: 2, requests: 100 }))).toBe(3);
});
