/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { contrastOf, contrastTable } from './contrast-table';
import { adornments, least, pairs } from './pairs';
import { readPalettes } from './settings';

const schemes = readPalettes();

describe.each(['light', 'dark'] as const)('in %s colors', (scheme) => {
  test.each(pairs)('$color can be told from $ground: $use', (pair) => {
    expect(contrastOf(pair, schemes[scheme])).toBeGreaterThanOrEqual(least[pair.kind]);
  });
});

test('every color is checked against a ground, or is known to adorn only', () => {
  const checked = new Set(pairs.flatMap(({ color, ground }) => [color, ground]));
  const forgotten = [...schemes.light.keys()].filter((token) => !checked.has(token));
  expect(forgotten).toEqual([...adornments.keys()]);
});

test('the dark scheme renames no color', () => {
  expect([...schemes.dark.keys()]).toEqual([...schemes.light.keys()]);
});

test('the table in docs/design.md shows the colors as they are', () => {
  expect(readFileSync('docs/design.md', 'utf8')).toContain(contrastTable(pairs, schemes));
});
