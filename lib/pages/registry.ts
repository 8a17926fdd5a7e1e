import type { PageId } from '@/content/page-ids.generated';
import type { SiteContent } from '@/content/schema/site-content';
import {
  type CollectionName,
  type ContentOf,
  collectionNames,
  collectionOf,
  isCollection,
  type PageContent,
} from '@/lib/collections/collections';
import type {
  Addresses,
  EntryIn,
  ListedEntry,
  PageEntry,
  PostEntry,
  RouteEntry,
} from './page-entry';
import { folderAndSlug, pageIdOf } from './page-files';

function addressesOf(
  name: CollectionName,
  slug: string,
  { aliases = [] }: Pick<PageContent, 'aliases'>,
): Addresses {
  const collection = collectionOf(name);
  const path = collection.path(slug);
  const canonical = collection.canonical?.(slug) ?? path;
  return { path, canonical, paths: [...new Set([path, canonical, ...aliases])] };
}

export function addressesOfFile(file: string, content: unknown = {}): Addresses | undefined {
  const [folder = '', slug = ''] = folderAndSlug(file) ?? [];
  return isCollection(folder) ? addressesOf(folder, slug, content as PageContent) : undefined;
}

export type Registry = {
  /** Every page that has a file in `content/` and a text in this language. */
  pages: readonly PageEntry[];
  /** The articles, newest first. */
  posts: readonly PostEntry[];
  /** All origins, in the order of menus and boards, whether their pages have a text or not. */
  originRoutes: readonly RouteEntry[];
  /** The `pages` of a collection, in the order of their files. */
  pagesIn: <Name extends CollectionName>(name: Name) => EntryIn<Name>[];
  /** In the language that it has a text in. The type allows only ids that exist. */
  pageById: (id: PageId) => PageEntry;
  /** The page at this path, which begins with `/` and does not end in one. */
  pageAt: (path: string) => PageEntry | undefined;
  /** The pages of a collection that have a listing, in their order: for index pages and menus. */
  listedPages: (name: CollectionName) => ListedEntry[];
  /** Goods by the name of their file, in the language that they have a text in. */
  goodsBySlug: (slug: string) => EntryIn<'goods'> | undefined;
  /** The route page of an origin, by the name of its file: `hong-kong`. Throws if there is none. */
  routeBySlug: (slug: string) => RouteEntry;
};

type Contents = { [Name in CollectionName]: Readonly<Record<string, ContentOf<Name>>> };

type Content = Pick<SiteContent, 'collections' | 'language' | 'ownPages'>;

function localAddresses(paths: readonly string[]): Addresses {
  const [path = ''] = paths;
  return { path, canonical: path, paths };
}

const entriesOf = (
  name: CollectionName,
  contents: Contents,
  { language, ownPages }: Content,
): PageEntry[] =>
  Object.entries(contents[name]).map(([slug, page]) => {
    const id = pageIdOf(name, slug) as PageId;
    const own = ownPages?.addresses[id];
    return {
      collection: name,
      id,
      slug,
      language: ownPages && !own ? ownPages.otherwise : language,
      ...(own ? localAddresses(own) : addressesOf(name, slug, page)),
      page,
    } as PageEntry;
  });

/** Registers the pages of one language. Expects content with its facts filled in. */
export function createRegistry(content: Content): Registry {
  const { collections, language } = content;
  const all = collectionNames.flatMap((name) => entriesOf(name, collections, content));
  const pages = all.filter((entry) => entry.language === language);
  const pagesIn = <Name extends CollectionName>(name: Name): EntryIn<Name>[] =>
    pages.filter((entry): entry is EntryIn<Name> => entry.collection === name);
  const posts = pagesIn('blog').toSorted((a, b) =>
    b.page.published.localeCompare(a.page.published),
  );
  const originRoutes = all
    .filter((entry): entry is RouteEntry => entry.collection === 'routes')
    .toSorted((a, b) => a.page.order - b.page.order);
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const byPath = new Map(pages.flatMap((entry) => entry.paths.map((path) => [path, entry])));

  return {
    pages,
    posts,
    originRoutes,
    pagesIn,
    pageById: (id) => {
      const entry = byId.get(id);
      if (!entry) throw new Error(`No page "${id}" in content/`);
      return entry;
    },
    pageAt: (path) => byPath.get(path),
    listedPages: (name) =>
      pagesIn(name)
        .filter((entry): entry is PageEntry & ListedEntry => 'listing' in entry.page)
        .toSorted((a, b) => a.page.listing.order - b.page.listing.order),
    goodsBySlug: (slug) => {
      const entry = byId.get(`goods/${slug}` as PageId);
      return entry?.collection === 'goods' ? entry : undefined;
    },
    routeBySlug: (slug) => {
      const entry = originRoutes.find((route) => route.slug === slug);
      if (!entry) throw new Error(`No origin "${slug}" in content/routes/`);
      return entry;
    },
  };
}

/** The path of a route's parameters: `/services/door-to-door`; `/` where there are none. */
export const pathOf = ({ path = [] }: { path?: readonly string[] }): string => `/${path.join('/')}`;
