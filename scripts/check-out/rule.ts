import type { Diagnostic } from '@nectarine/finish-export/diagnostic';
import type { Page, Site } from './site';

/** A violation without its rule's name and advice. `where` is an address or a file. */
export type Found = Pick<Diagnostic, 'where' | 'found'>;

/** A rule for the exported site. */
export type Rule = {
  name: string;
  /** How to fix a violation, as an instruction. */
  fix: string;
  find: (site: Site) => readonly Found[];
};

/** Checks every page, including the not-found page. */
export function onEveryPage(find: (page: Page, site: Site) => readonly string[]): Rule['find'] {
  return (site) => onPages(site.documents, site, find);
}

/** Checks each page once, at its canonical address. */
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
