/** @jest-environment node */

import { pages } from '@/lib/pages/registry';
import { blurb } from '@/lib/site/blurb';
import { pictureOf } from './pictures';
import type { Typeface } from './typeface';

/** A face whose outlines are the words themselves. */
const face: Typeface = { widthOf: (text) => text.length * 0.5, outlineOf: (text) => text };
const tools = { bold: face, regular: face, illustration: () => '' };

const wordsIn = (svg: string) => Array.from(svg.matchAll(/ d="([^"]*)"/g), ([, words]) => words);
const drawn = pages.map((entry) => ({ id: entry.id, ...pictureOf(entry, tools) }));

test('every picture says the facts, and not their names', () => {
  expect(drawn.filter(({ svg }) => /\{[\w.-]+\}/.test(svg)).map(({ id }) => id)).toEqual([]);
});

test('what has no ground of its own stands on the backdrop', () => {
  const groundless = drawn.filter(({ svg }) => svg.includes('height="630" fill="none"'));
  expect(groundless.map(({ id }) => id)).toEqual(
    drawn.filter(({ onBackdrop }) => onBackdrop).map(({ id }) => id),
  );
  expect(wordsIn(groundless[0]?.svg ?? '')).toContain(blurb);
});
