import type { Diagnostic } from '@nectarine/finish-export/diagnostic';
import type { BuiltPage, BuiltSite } from './site';

/** A violation without its rule's name and advice. `where` is an address or a file. */
export type Found = Pick<Diagnostic, 'where' | 'found'>;

export type Rule = {
  name: string;
  fix: string;
  find: (site: BuiltSite) => readonly Found[] | Promise<readonly Found[]>;
};

type Check = (page: BuiltPage, site: BuiltSite) => readonly string[] | Promise<readonly string[]>;

async function on(pages: readonly BuiltPage[], site: BuiltSite, check: Check): Promise<Found[]> {
  const found = await Promise.all(pages.map((page) => check(page, site)));
  return pages.flatMap(({ path }, i) => (found[i] ?? []).map((found) => ({ where: path, found })));
}

export const onEveryPage =
  (check: Check): Rule['find'] =>
  (site) =>
    on(site.documents, site, check);

/** Checks each page once, at its canonical address. */
export const onCanonicalPages =
  (check: Check): Rule['find'] =>
  (site) =>
    on(site.canonicalPages, site, check);
