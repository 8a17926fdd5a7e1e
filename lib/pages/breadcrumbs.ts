import { words } from '@/content/interface';
import { navigation } from '@/content/navigation';
import type { PageId } from '@/content/page-ids.generated';
import { fill } from '@/lib/text/fill';
import type { PageEntry } from './page-entry';
import { pageById } from './registry';

export type Crumb = { name: string; path: string };

/** The index page above each folder of content. */
const parents: Record<string, readonly PageId[]> = {
  services: ['services'],
  routes: ['shipping-routes'],
  help: ['help'],
  about: ['about'],
  blog: ['about', 'about/blog'],
};

/**
 * The way from the home page to this one, both ends included, by canonical addresses; empty on
 * first-level pages.
 * @param path the path that the page is shown at: an alias may lie deeper than the page itself
 */
export function breadcrumbs(entry: PageEntry, path: string = entry.canonical): Crumb[] {
  if (entry.kind === 'older-posts') {
    const name = fill(words.posts.numbered, { number: String(entry.number) });
    return [...breadcrumbs(pageById(entry.id)), { name, path }];
  }
  const [, aliasFolder, aliasSlug] = path.split('/');
  const [folder, slug] = entry.id.includes('/') ? entry.id.split('/') : [aliasFolder, aliasSlug];
  if (!folder || !slug) return [];
  const above = (parents[folder] ?? []).filter((id) => id !== entry.id).map((id) => pageById(id));
  return [
    { name: navigation.home.label, path: '/' },
    ...above.map(({ page, canonical }) => ({ name: page.name, path: canonical })),
    { name: entry.page.name, path: entry.canonical },
  ];
}
