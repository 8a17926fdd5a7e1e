/** @jest-environment node */
import fc from 'fast-check';
import { listPages, pagerNumbers } from './paging';

test.each([
  ['none', 0, '1-0'],
  ['a page full', 25, '1-25'],
  ['one more than a page holds', 26, '1-25 26-26'],
])('%s', (_, count, expected) => {
  const pages = listPages(count, 25).map(({ from, to }) => `${from}-${to}`);
  expect(pages.join(' ')).toBe(expected);
});

test('every entry is on exactly one page, in order', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.integer({ min: 1, max: 30 }), (count, size) => {
      const shown = listPages(count, size).flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, i) => from + i),
      );
      expect(shown).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    }),
  );
});

test.each([
  [1, 1, '1'],
  [2, 3, '1 2 3'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 42, '1 2 3 4 5 gap 42'],
  [4, 42, '1 2 3 4 5 gap 42'],
  [5, 42, '1 gap 4 5 6 gap 42'],
  [38, 42, '1 gap 37 38 39 gap 42'],
  [39, 42, '1 gap 38 39 40 41 42'],
  [42, 42, '1 gap 38 39 40 41 42'],
])('on page %i of %i the pager shows %s', (current, total, expected) => {
  expect(pagerNumbers(current, total).join(' ')).toBe(expected);
});

test('a pager links to both ends and neighbors, and an ellipsis hides at least two pages', () => {
  const places = fc
    .integer({ min: 1, max: 500 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
  fc.assert(
    fc.property(places, ([current, total]) => {
      const shown = pagerNumbers(current, total);
      const near = [current - 1, current, current + 1].filter((n) => n >= 1 && n <= total);
      expect(shown).toEqual(expect.arrayContaining([1, total, ...near]));
      expect(shown).toHaveLength(Math.min(total, 7));
      for (const [i, step] of shown.entries()) {
        const [before, after] = [shown[i - 1] ?? 0, shown[i + 1]];
        if (step === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
        else if (before !== 'gap') expect(step - before).toBe(1);
      }
    }),
  );
});
