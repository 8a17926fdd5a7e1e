/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { kangaTiles } from '../../lib/kanga/tiles';
import { contrastOf, contrastTable } from './contrast-table';
import { decorative, minimumContrast, pairs } from './pairs';
import { readPalettes } from './settings';

const schemes = readPalettes();

describe.each(['light', 'dark'] as const)('in the %s color scheme', (scheme) => {
  test.each(pairs)('$color has enough contrast on $background: $use', (pair) => {
    expect(contrastOf(pair, schemes[scheme])).toBeGreaterThanOrEqual(minimumContrast[pair.kind]);
  });
});

test.each(Object.values(kangaTiles))('the color of an origin is checked on ink: $color', (tile) => {
  const backgrounds = pairs
    .filter(({ color }) => color === tile.color)
    .map(({ background }) => background);
  expect(backgrounds).toEqual(expect.arrayContaining(['ink', 'ink-raised']));
});

test('every color is checked against a background or is decorative', () => {
  const checked = new Set(pairs.flatMap(({ color, background }) => [color, background]));
  const forgotten = [...schemes.light.keys()].filter((token) => !checked.has(token));
  expect(forgotten).toEqual([...decorative.keys()]);
});

test('the dark scheme has the same color names', () => {
  expect([...schemes.dark.keys()]).toEqual([...schemes.light.keys()]);
});

test('the table in docs/design.md matches the colors', () => {
  expect(readFileSync('docs/design.md', 'utf8')).toContain(contrastTable(pairs, schemes));
});
