import * as modules from '@/content/modules.generated';
import type { PageId } from '@/content/page-ids.generated';
import { addressesOf } from '@/lib/collections/addresses';
import {
  type CollectionName,
  type ContentOf,
  collectionNames,
} from '@/lib/collections/collections';
import { filledIn } from '@/lib/facts/site-facts';
import { olderPosts } from './older-posts';
import type {
  CollectionEntry,
  EntryIn,
  ListedEntry,
  PageEntry,
  PostEntry,
  RouteEntry,
} from './page-entry';
import { pageIdOf } from './page-files';

/** The page that lists the articles. */
export const POST_INDEX = 'about/blog' satisfies PageId;

/** Each file has the content of its own collection. */
const contents: { [Name in CollectionName]: Readonly<Record<string, ContentOf<Name>>> } = modules;

const entriesOf = (name: CollectionName): CollectionEntry[] =>
  Object.entries(filledIn(contents[name])).map(([slug, page]) => {
    const id = pageIdOf(name, slug) as PageId;
    return {
      collection: name,
      id,
      slug,
      ...addressesOf(name, slug, page),
      page,
    } as CollectionEntry;
  });

/** Every page that a file in `content/` makes. */
export const pages: readonly CollectionEntry[] = collectionNames.flatMap(entriesOf);

/** The pages of a collection, in the order of their files. */
export const pagesIn = <Name extends CollectionName>(name: Name): EntryIn<Name>[] =>
  pages.filter((entry): entry is EntryIn<Name> => entry.collection === name);

/** The articles, newest first. */
export const posts: readonly PostEntry[] = pagesIn('blog').toSorted((a, b) =>
  b.page.published.localeCompare(a.page.published),
);

/** Every page of the site: those of the files, and the further ones of the article index. */
export const sitePages: readonly PageEntry[] = [
  ...pages,
  ...pagesIn('about').flatMap((entry) => (entry.id === POST_INDEX ? olderPosts(entry, posts) : [])),
];

const byId = new Map(pages.map((entry) => [entry.id, entry]));
const byPath = new Map(sitePages.flatMap((entry) => entry.paths.map((path) => [path, entry])));

/** The page of this id. The type allows only ids that exist. */
export function pageById(id: PageId): CollectionEntry {
  const entry = byId.get(id);
  if (!entry) throw new Error(`No page "${id}" in content/`);
  return entry;
}

/** The page that answers at this path, `/` first, without a slash at the end. */
export function pageAt(path: string): PageEntry | undefined {
  return byPath.get(path);
}

/** The origins, in the order of menus and boards. */
export const originRoutes: readonly RouteEntry[] = pagesIn('routes').toSorted(
  (a, b) => a.page.order - b.page.order,
);

/** The pages of a collection that carry a listing, in their order: for index pages and menus. */
export function listedPages(name: CollectionName): ListedEntry[] {
  return pagesIn(name)
    .filter((entry): entry is CollectionEntry & ListedEntry => 'listing' in entry.page)
    .toSorted((a, b) => a.page.listing.order - b.page.listing.order);
}

/** The route page of an origin, by the name of its file: `hong-kong`. */
export function routeBySlug(slug: string): RouteEntry {
  const entry = originRoutes.find((route) => route.slug === slug);
  if (!entry) throw new Error(`No origin "${slug}" in content/routes/`);
  return entry;
}
