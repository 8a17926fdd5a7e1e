import type { Link } from '@/content/schema/link';
import type { Menu } from '@/content/schema/navigation';
import { formatTimeRange } from '@/lib/format/time';
import type { Site } from '@/lib/site/site';
import { destination } from './links';

/** An entry of a dropdown. Origins have a detail: their delivery time. */
type MenuEntry = { label: string; href: string; detail?: string };
export type HeaderMenu = Omit<Menu, 'entries' | 'index'> & {
  entries: MenuEntry[];
  index: MenuEntry;
};

/** As many as there are origins, because every page contains the menu. */
const MOST_ENTRIES = 10;

/** The first pages of a folder in their order. The dropdown also links to the index of all. */
const firstEntries = <Entry>(entries: readonly Entry[]): Entry[] => entries.slice(0, MOST_ENTRIES);

const linkEntries = (site: Site, links: readonly Link[]): MenuEntry[] =>
  links.map((link) => ({ label: link.label, href: destination(site, link).href }));

function entriesOf(site: Site, { entries }: Menu): MenuEntry[] {
  if ('links' in entries) return linkEntries(site, entries.links);
  if (entries.pagesOf === 'routes') {
    return firstEntries(site.originRoutes).map(({ page, canonical }) => ({
      label: page.name,
      href: canonical,
      detail: formatTimeRange(page.times.index, site.locale),
    }));
  }
  const pages = site.listedPages(entries.pagesOf).map(({ page, canonical }) => ({
    label: page.name,
    href: canonical,
  }));
  return firstEntries([...linkEntries(site, entries.first ?? []), ...pages]);
}

export function headerMenus(site: Site): HeaderMenu[] {
  return site.navigation.menus.map((menu) => ({
    ...menu,
    entries: entriesOf(site, menu),
    index: { label: menu.index.label, href: destination(site, menu.index).href },
  }));
}
