import { collectionOf } from '@/lib/collections/collections';
import type { PageEntry } from '@/lib/pages/page-entry';
import type { Site } from '@/lib/site/site';

export type Crumb = { name: string; path: string };

/** The pages above this one. An alias such as `/about/membership` puts a page below another. */
function pagesAbove(
  { pageAt, pageById }: Pick<Site, 'pageAt' | 'pageById'>,
  entry: PageEntry,
  path: string,
): PageEntry[] {
  const above = collectionOf(entry.collection).parents.map(pageById);
  if (above.length > 0) return above;
  const owner = pageAt(path.slice(0, path.lastIndexOf('/')));
  return owner && owner.id !== 'home' ? [owner] : [];
}

/**
 * The trail from the home page to this one, both included, by canonical addresses; empty on
 * first-level pages.
 * @param path the path that the page is shown at, which may be an alias
 */
export function breadcrumbs(site: Site, entry: PageEntry, path: string = entry.canonical): Crumb[] {
  const above = pagesAbove(site, entry, path);
  if (above.length === 0) return [];
  return [
    { name: site.navigation.home.label, path: site.pageById('home').canonical },
    ...above
      .filter(({ id }) => id !== entry.id)
      .map(({ page, canonical }) => ({ name: page.name, path: canonical })),
    { name: entry.page.name, path: entry.canonical },
  ];
}
