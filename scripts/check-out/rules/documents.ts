import { attribute, named, textOf } from '../../files/html-tree';
import { fewestWords } from '../fewest-words';
import { htmlErrors } from '../html-errors';
import { type Found, onCanonicalPages, onEveryPage, type Rule } from '../rule';
import type { Page, Site } from '../site';

/** Whether a page is the last one of a list, which may have a single entry, and so few words. */
function isLastOfList({ head }: Page): boolean {
  const names = (rel: string) => head.links.some((link) => attribute(link, 'rel') === rel);
  return names('prev') && !names('next');
}

function tooFewWords(page: Page): string[] {
  const { tree } = page;
  if (isLastOfList(page)) return [];
  const [main] = named(tree, 'main');
  if (!main) return ['no <main>'];
  const words = textOf(main).split(' ').length;
  const fewest = named(main, 'form').length > 0 ? fewestWords.formPage : fewestWords.page;
  return words < fewest ? [`${words} words, fewer than ${fewest}`] : [];
}

const unmeasured = ({ tree }: Page) =>
  named(tree, 'img')
    .filter((img) => !attribute(img, 'width') || !attribute(img, 'height'))
    .map((img) => `${attribute(img, 'src')} without width or height`);

const silentDrawings = ({ tree }: Page) =>
  named(tree, 'svg')
    .filter((svg) => attribute(svg, 'aria-hidden') !== 'true')
    .filter((svg) => !attribute(svg, 'aria-label') && named(svg, 'title').length === 0)
    .filter((svg) => !attribute(svg, 'aria-labelledby'))
    .map((svg) => `unlabeled drawing: ${attribute(svg, 'class') ?? '<svg>'}`);

/** Ids within drawings too: the validator skips the content of `svg` elements. */
function repeatedIds({ elements }: Page): string[] {
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
  const repeated = new Set(ids.filter((id, i) => ids.indexOf(id) < i));
  return [...repeated].map((id) => `the id "${id}" is used more than once`);
}

async function invalid(page: Page): Promise<Found[]> {
  return (await htmlErrors(page.html)).map((found) => ({ where: page.path, found }));
}

/** Each page once: the validator takes most of the time, and aliases have the same HTML. */
const validated = ({ documents, pages, canonicalPages }: Site) => [
  ...canonicalPages,
  ...documents.filter((page) => !pages.includes(page)),
];

/** The only asynchronous rule. */
export const validity = {
  name: 'valid HTML',
  fix: 'fix the component that wrote it; the rule is explained on html-validate.org',
  find: async (site: Site): Promise<Found[]> =>
    (await Promise.all(validated(site).map(invalid))).flat(),
};

export const documentRules: readonly Rule[] = [
  {
    name: 'unique ids',
    fix: 'rename all but one; a component that can appear twice on a page takes its id from useId',
    find: onEveryPage(repeatedIds),
  },
  {
    name: 'enough text',
    fix: 'write more, or merge the page into another',
    find: onCanonicalPages(tooFewWords),
  },
  {
    name: 'picture dimensions',
    fix: 'set both, to prevent layout shift',
    find: onEveryPage(unmeasured),
  },
  {
    name: 'drawing labels',
    fix: 'give it a <title>, or aria-hidden="true" if it only decorates',
    find: onEveryPage(silentDrawings),
  },
];
