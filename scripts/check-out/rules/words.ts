import { isWithin, rawText } from '../../files/html-tree';
import { type Found, onEveryPage, type Rule } from '../rule';
import type { Page, Site } from '../site';

/** Files with copy: pages, metadata files, feed, lists. */
const read = /\.(?:html|json|txt|webmanifest|xml)$/;

/** The name of a fact in braces, as content refers to it: `{uk.rate}`. */
const reference = /\{[a-z][\w-]*\.[\w-]+\}/g;

/** The inline script that runs. A template literal in it looks like a reference. */
const code = /<script>[\s\S]*?<\/script>/g;

/** Unfilled references to facts. */
function unfilled({ files }: Site): Found[] {
  return [...files]
    .filter(([file]) => read.test(file))
    .flatMap(([page, content]) =>
      [...new Set(String(content).replace(code, '').match(reference))].map((found) => ({
        where: page,
        found,
      })),
    );
}

/** Elements whose text is not shown or cannot contain elements. */
const wordless = ['option', 'script', 'style', 'textarea', 'time', 'title'];

/** `March 28, 2025`, `March 28` and `March 2025`. */
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const dates = new RegExp(`\\b(?:${months}) (?:\\d{1,2}(?:, \\d{4})?|\\d{4})\\b`, 'g');

/** Dates without machine-readable markup. */
const undated = ({ elements }: Page): string[] =>
  elements
    .filter((element) => !wordless.includes(element.tagName) && !isWithin(element, 'time'))
    .flatMap((element) => rawText(element).match(dates) ?? [])
    .map((date) => `"${date}"`);

export const wordRules: readonly Rule[] = [
  {
    name: 'facts filled in',
    fix: 'use the text from currentSite, which has facts filled in',
    find: unfilled,
  },
  {
    name: 'dates',
    fix: 'write the date in braces, {2026-11-20}, in running text, or wrap it in <time>',
    find: onEveryPage(undated),
  },
];
