import { navigation } from '@/content/navigation';
import type { Menu } from '@/content/schema/navigation';
import { listedPages, originRoutes } from '@/lib/pages/registry';
import { destination } from './target';

/** An entry of a dropdown; origins carry their time, which the menu shows beside them. */
export type MenuEntry = { label: string; href: string; detail?: string };
export type HeaderMenu = Omit<Menu, 'entries' | 'index'> & {
  entries: MenuEntry[];
  index: MenuEntry;
};

function entriesOf({ entries }: Menu): MenuEntry[] {
  if ('links' in entries) {
    return entries.links.map((link) => ({ label: link.label, href: destination(link).href }));
  }
  if (entries.pagesOf === 'routes') {
    return originRoutes.map(({ page, path }) => ({
      label: page.name,
      href: path,
      detail: page.times.index,
    }));
  }
  return listedPages(entries.pagesOf).map(({ page, path }) => ({ label: page.name, href: path }));
}

/** The four dropdowns with their entries in place. */
export function headerMenus(): HeaderMenu[] {
  return navigation.menus.map((menu) => ({
    ...menu,
    entries: entriesOf(menu),
    index: { label: menu.index.label, href: destination(menu.index).href },
  }));
}
