import type { Diagnostic } from '@nectarine/finish-export/diagnostic';
import type { Page, Site } from './site';

/** A fault without the name and the advice of its rule. `where` is an address, or another file. */
export type Found = Pick<Diagnostic, 'where' | 'found'>;

/** What has to hold of the exported site. */
export type Rule = {
  name: string;
  /** How to fix what it finds, as a request. */
  fix: string;
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
  pages.flatMap((page) => find(page, site).map((found) => ({ where: page.path, found })));
