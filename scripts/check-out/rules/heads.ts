import { isWithin } from '../../files/html-tree';
import { metaContent } from '../head';
import { type Found, onCanonicalPages, onEveryPage, type Rule } from '../rule';
import type { Page, Site } from '../site';

/** Lengths in characters that search results show without truncation. */
const titleLength = { from: 30, to: 60 };
const descriptionLength = { from: 70, to: 160 };

const describing = ['description', 'keywords', 'viewport', 'theme-color'];
const shared = ['og:title', 'og:description', 'og:site_name', 'og:type', 'twitter:card'];

function misfit(what: string, text = '', { from, to }: { from: number; to: number }): string[] {
  const { length } = text;
  return length < from || length > to ? [`${what} of ${length} characters: ${text}`] : [];
}

/** Pages whose text occurs on another page too. */
function repeated(what: string, textIn: (page: Page) => string | undefined) {
  return ({ canonicalPages }: Site): Found[] =>
    canonicalPages.flatMap((page) => {
      const twins = canonicalPages.filter(
        (other) => other !== page && textIn(other) === textIn(page),
      );
      return twins.length > 0
        ? [
            {
              where: page.path,
              found: `same ${what} as ${twins.map(({ path }) => path).join(', ')}`,
            },
          ]
        : [];
    });
}

const isMetadata = (tagName: string) => ['title', 'meta', 'link', 'base'].includes(tagName);

/** Metadata elements in the body, where crawlers ignore them. */
const displaced = ({ elements }: Page) =>
  elements
    .filter(({ tagName, namespaceURI }) => isMetadata(tagName) && !namespaceURI.endsWith('svg'))
    .filter((element) => !isWithin(element, 'head'))
    .map((element) => `<${element.tagName}> ${element.attrs.map(({ value }) => value).join(' ')}`);

function missingMetadata({ head }: Page): string[] {
  const missing = [...describing, ...shared].filter((name) => !metaContent(head, name)?.trim());
  return [...(head.title[0]?.trim() ? [] : ['no title']), ...missing.map((name) => `no ${name}`)];
}

function repeatedMetadata({ head }: Page): string[] {
  const given: [string, readonly string[]][] = [
    ['title', head.title],
    ['canonical', head.canonical],
    ...head.meta,
  ];
  return given
    .filter(([, values]) => values.length > 1)
    .map(([name, values]) => `${name} ${values.length} times`);
}

/** Shared links show the site's name separately from the title. */
function namedTwice({ head }: Page): string[] {
  const title = metaContent(head, 'og:title') ?? '';
  const name = metaContent(head, 'og:site_name') ?? '';
  return name && new RegExp(`[|–—-] ${name}$`).test(title) ? [`og:title "${title}"`] : [];
}

export const headRules: readonly Rule[] = [
  {
    name: 'metadata in the head',
    fix: 'set it in generateMetadata, or move it into <head>',
    find: onEveryPage(displaced),
  },
  { name: 'metadata', fix: 'set it in lib/seo/metadata.ts', find: onEveryPage(missingMetadata) },
  {
    name: 'duplicate metadata',
    fix: 'remove one of them, in app/ or lib/seo/metadata.ts',
    find: onEveryPage(repeatedMetadata),
  },
  {
    name: 'title',
    fix: `write ${titleLength.from} to ${titleLength.to} characters in meta.title`,
    find: onCanonicalPages(({ head }) => misfit('title', head.title[0], titleLength)),
  },
  {
    name: 'description',
    fix: `write ${descriptionLength.from} to ${descriptionLength.to} characters in meta.description`,
    find: onCanonicalPages(({ head }) =>
      misfit('description', metaContent(head, 'description'), descriptionLength),
    ),
  },
  {
    name: 'unique title',
    fix: 'write a unique meta.title',
    find: repeated('title', ({ head }) => head.title[0]),
  },
  {
    name: 'unique description',
    fix: 'write a unique meta.description',
    find: repeated('description', ({ head }) => metaContent(head, 'description')),
  },
  {
    name: 'shared title',
    fix: 'remove the site name, which og:site_name has',
    find: onEveryPage(namedTwice),
  },
];
