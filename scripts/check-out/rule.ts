import type { Page, Site } from './site';

/** A fault as it is told: `page › rule › found › mend`. */
export type Finding = { page: string; rule: string; found: string; mend: string };

/** A fault before its rule has put its name to it. `page` is an address, or a file that is none. */
export type Found = Pick<Finding, 'page' | 'found'>;

/** What has to hold of the exported site. */
export type Rule = {
  name: string;
  /** How to mend what it finds, as a request. */
  mend: string;
  find: (site: Site) => readonly Found[];
};

/** Looks at one page after the other, the not-found page too. */
export function onEveryPage(find: (page: Page, site: Site) => readonly string[]): Rule['find'] {
  return (site) => onPages(site.documents, site, find);
}

/** Looks at each page once, at the address that search engines keep. */
export function onCanonicalPages(
  find: (page: Page, site: Site) => readonly string[],
): Rule['find'] {
  return (site) => onPages(site.canonicalPages, site, find);
}

const onPages = (
  pages: readonly Page[],
  site: Site,
  find: (page: Page, site: Site) => readonly string[],
): Found[] =>
  pages.flatMap((page) => find(page, site).map((found) => ({ page: page.path, found })));
