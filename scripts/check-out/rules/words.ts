import type { Found, Rule } from '../rule';
import type { Site } from '../site';

/** Files whose words somebody reads: pages, what search engines and readers of feeds get, lists. */
const read = /\.(?:html|json|txt|webmanifest|xml)$/;

/** The name of a fact in braces, as content refers to it: `{uk.rate}`. */
const reference = /\{[a-z][\w-]*\.[\w-]+\}/g;

/** Facts that are called by their names and never came. */
function unfilled({ files }: Site): Found[] {
  return [...files]
    .filter(([file]) => read.test(file))
    .flatMap(([page, content]) =>
      [...new Set(String(content).match(reference))].map((found) => ({ page, found })),
    );
}

export const wordRules: readonly Rule[] = [
  {
    name: 'facts filled in',
    mend: 'fill its text with filledIn of lib/facts/site-facts.ts where it is used',
    find: unfilled,
  },
];
