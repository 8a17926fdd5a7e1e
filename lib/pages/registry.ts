import * as modules from '@/content/modules.generated';
import type { PageId } from '@/content/page-ids.generated';
import type { Page } from '@/content/schema/page';
import type { Post } from '@/content/schema/post';
import type { Route } from '@/content/schema/route';
import { filledIn } from '@/lib/facts/site-facts';
import { olderPosts } from './older-posts';
import type { ListedEntry, OrdinaryEntry, PageEntry, PostEntry, RouteEntry } from './page-entry';
import { type PageFolder, pageIdOf, pathOfPage, pathsOfOrigin } from './page-files';

/** The page that lists the articles. */
export const POST_INDEX = 'about/blog' satisfies PageId;

function ordinaryEntries(folder: PageFolder, contents: Record<string, Page>): OrdinaryEntry[] {
  return Object.entries(contents).map(([slug, page]) => {
    const id = pageIdOf(folder, slug) as PageId;
    const path = pathOfPage(id);
    return {
      kind: 'page',
      id,
      path,
      canonical: path,
      paths: [path, ...(page.aliases ?? [])],
      page,
    };
  });
}

function routeEntriesOf(contents: Record<string, Route>): RouteEntry[] {
  return Object.entries(contents).map(([slug, page]) => {
    const [path, canonical] = pathsOfOrigin(slug);
    const id = pageIdOf('routes', slug) as PageId;
    return { kind: 'route', id, slug, path, canonical, paths: [path, canonical], page };
  });
}

function postEntriesOf(contents: Record<string, Post>): PostEntry[] {
  return Object.entries(contents).map(([slug, page]) => {
    const id = pageIdOf('blog', slug) as PageId;
    const path = pathOfPage(id);
    return {
      kind: 'post',
      id,
      path,
      canonical: path,
      paths: [path],
      page,
    };
  });
}

const routeEntries = routeEntriesOf(filledIn(modules.routes));
const postEntries = postEntriesOf(filledIn(modules.blog));

/** Every page that a file in `content/` makes. */
export const pages: readonly PageEntry[] = [
  ...ordinaryEntries('pages', filledIn(modules.pages)),
  ...ordinaryEntries('services', filledIn(modules.services)),
  ...routeEntries,
  ...ordinaryEntries('help', filledIn(modules.help)),
  ...ordinaryEntries('about', filledIn(modules.about)),
  ...postEntries,
];

/** The articles, newest first. */
export const posts: readonly PostEntry[] = postEntries.toSorted((a, b) =>
  b.page.published.localeCompare(a.page.published),
);

/** Every page of the site: those of the files, and the further ones of the article index. */
export const sitePages: readonly PageEntry[] = [
  ...pages,
  ...pages.flatMap((entry) =>
    entry.kind === 'page' && entry.id === POST_INDEX ? olderPosts(entry, posts) : [],
  ),
];

const byId = new Map(pages.map((entry) => [entry.id, entry]));
const byPath = new Map(sitePages.flatMap((entry) => entry.paths.map((path) => [path, entry])));

/** The page of this id. The type allows only ids that exist. */
export function pageById(id: PageId): PageEntry {
  const entry = byId.get(id);
  if (!entry) throw new Error(`No page "${id}" in content/`);
  return entry;
}

/** The page that answers at this path, `/` first, without a slash at the end. */
export function pageAt(path: string): PageEntry | undefined {
  return byPath.get(path);
}

/** The origins, in the order of menus and boards. */
export const originRoutes: readonly RouteEntry[] = routeEntries.toSorted(
  (a, b) => a.page.order - b.page.order,
);

/** The pages of a folder that carry a listing, in their order: for index pages and menus. */
export function listedPages(folder: 'services' | 'help'): ListedEntry[] {
  return pages
    .filter((entry) => entry.id.startsWith(`${folder}/`))
    .filter(
      (entry): entry is ListedEntry => entry.kind === 'page' && entry.page.listing !== undefined,
    )
    .toSorted((a, b) => a.page.listing.order - b.page.listing.order);
}

/** The route page of an origin, by the name of its file: `hong-kong`. */
export function routeBySlug(slug: string): RouteEntry {
  const entry = routeEntries.find((route) => route.slug === slug);
  if (!entry) throw new Error(`No origin "${slug}" in content/routes/`);
  return entry;
}
