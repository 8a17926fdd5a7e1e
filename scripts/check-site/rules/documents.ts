import { htmlErrors } from '../html-errors';
import { type Found, onEveryPage, type Rule } from '../rule';
import type { BuiltSite, Page } from '../site';

/** Each page once: the validator takes most of the time, and aliases have the same HTML. */
async function invalid({ documents, pages, canonicalPages }: BuiltSite): Promise<Found[]> {
  const others = documents.filter((page) => !pages.includes(page));
  const found = [...canonicalPages, ...others].map(async ({ path, html }) =>
    (await htmlErrors(html)).map((error) => ({ where: path, found: error })),
  );
  return (await Promise.all(found)).flat();
}

/** Ids within drawings too: the validator skips the content of `svg` elements. */
function repeatedIds({ document }: Page): string[] {
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  return ids.filter((id, i) => ids.indexOf(id) < i).map((id) => `the id "${id}" is used twice`);
}

const unmeasured = ({ document }: Page): string[] =>
  Array.from(document.querySelectorAll('img:not([width][height])')).map(
    (img) => `${img.getAttribute('src')} without width or height`,
  );

const unlabeledDrawings = ({ document }: Page): string[] =>
  Array.from(
    document.querySelectorAll('svg:not([aria-hidden=true], [aria-label], [aria-labelledby])'),
  )
    .filter((svg) => !svg.querySelector('title'))
    .map((svg) => `unlabeled drawing: ${svg.getAttribute('class')}`);

/** The name of a fact in braces, as content refers to it: `{uk.rate}`. */
const REFERENCE = /\{[a-z][\w-]*\.[\w-]+\}/g;

/** The inline script that runs. A template literal in it looks like a reference. */
const CODE = /<script>[\s\S]*?<\/script>/g;

const unfilled = ({ html }: Page): string[] => html.replace(CODE, '').match(REFERENCE) ?? [];

export const documentRules: readonly Rule[] = [
  {
    name: 'valid HTML',
    fix: 'fix the component that wrote it; the rule is explained on html-validate.org',
    find: invalid,
  },
  {
    name: 'unique ids',
    fix: 'rename all but one; a component that can appear twice on a page takes its id from useId',
    find: onEveryPage(repeatedIds),
  },
  {
    name: 'picture dimensions',
    fix: 'set both, to prevent layout shift',
    find: onEveryPage(unmeasured),
  },
  {
    name: 'drawing labels',
    fix: 'give it a <title>, or aria-hidden="true" if it only decorates',
    find: onEveryPage(unlabeledDrawings),
  },
  {
    name: 'facts filled in',
    fix: 'use the text from currentSite, which has facts filled in',
    find: onEveryPage(unfilled),
  },
];
