import { navigation } from '@/content/navigation';
import type { Menu } from '@/content/schema/navigation';
import { formatTimeRange } from '@/lib/format/time';
import { listedPages, originRoutes } from '@/lib/pages/registry';
import { destination } from './target';

/** An entry of a dropdown; origins carry their time, which the menu shows beside them. */
export type MenuEntry = { label: string; href: string; detail?: string };
export type HeaderMenu = Omit<Menu, 'entries' | 'index'> & {
  entries: MenuEntry[];
  index: MenuEntry;
};

/** Five rows of three: a dropdown with more is longer than a laptop's window, and stands on every page. */
const MOST_ENTRIES = 15;

/** The first pages of a folder in their order. The dropdown's link to its index leads to all. */
export const firstEntries = <Entry>(entries: readonly Entry[]): Entry[] =>
  entries.slice(0, MOST_ENTRIES);

function entriesOf({ entries }: Menu): MenuEntry[] {
  if ('links' in entries) {
    return entries.links.map((link) => ({ label: link.label, href: destination(link).href }));
  }
  if (entries.pagesOf === 'routes') {
    return firstEntries(originRoutes).map(({ page, path }) => ({
      label: page.name,
      href: path,
      detail: formatTimeRange(page.times.index),
    }));
  }
  return firstEntries(listedPages(entries.pagesOf)).map(({ page, path }) => ({
    label: page.name,
    href: path,
  }));
}

/** The four dropdowns with their entries in place. */
export function headerMenus(): HeaderMenu[] {
  return navigation.menus.map((menu) => ({
    ...menu,
    entries: entriesOf(menu),
    index: { label: menu.index.label, href: destination(menu.index).href },
  }));
}
