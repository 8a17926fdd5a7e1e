/** @jest-environment node */

import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { backdrop, pictureOf } from './layouts';
import type { OutlineFont } from './outline-font';

/** A font whose outlines are the text itself. */
const font: OutlineFont = { widthOf: (text) => text.length * 0.5, outlineOf: (text) => text };
const site = siteOf(english);
const tools = { site, bold: font, regular: font, illustration: () => '' };

const wordsIn = (svg: string) => Array.from(svg.matchAll(/ d="([^"]*)"/g), ([, words]) => words);
const drawn = site.pages.map((entry) => ({ id: entry.id, ...pictureOf(entry, tools) }));

test('pictures show facts, not references to them', () => {
  expect(drawn.filter(({ svg }) => /\{[\w.-]+\}/.test(svg)).map(({ id }) => id)).toEqual([]);
});

test('the backdrop shows the company in one sentence, with its facts', () => {
  expect(wordsIn(backdrop(tools))).toContain(site.company.blurb);
});

test('titles stay within their part of the backdrop', () => {
  const titles = drawn.flatMap(({ svg, onBackdrop: box }) =>
    box
      ? Array.from(svg.matchAll(/translate\((\S+) (\S+)\) scale\((\S+)\)/g), (found) => {
          const [x = 0, y = 0, scale = 0] = found.slice(1).map(Number);
          return (
            x >= box.left && y - 1000 * scale >= box.top && y + 300 * scale <= box.top + box.height
          );
        })
      : [],
  );
  expect(titles.length).toBeGreaterThan(20);
  expect(titles).not.toContain(false);
});
