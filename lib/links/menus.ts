import type { Link } from '@/content/schema/link';
import type { Menu } from '@/content/schema/navigation';
import { formatPricePerKilogram } from '@/lib/format/money';
import type { Site } from '@/lib/site/site';
import { destination } from './links';

type MenuEntry = {
  label: string;
  href: string;
  /** The rate of an origin, or the price of a service. */
  note?: string | undefined;
};
export type HeaderMenu = Omit<Menu, 'entries' | 'index'> & {
  entries: MenuEntry[];
  index: MenuEntry;
};

/** As many as there are origins, because every page contains the menu. It links to the index of all. */
const MOST_ENTRIES = 10;

const linkEntries = (site: Site, links: readonly Link[]): MenuEntry[] =>
  links.map((link) => ({ label: link.label, href: destination(site, link).href }));

function entriesOf(site: Site, { entries }: Menu): MenuEntry[] {
  if ('links' in entries) return linkEntries(site, entries.links);
  const pages =
    entries.pagesOf === 'routes'
      ? site.originRoutes.map(({ page, canonical }) => ({
          label: page.name,
          href: canonical,
          note: formatPricePerKilogram(page.rate, site.locale),
        }))
      : site.listedPages(entries.pagesOf).map(({ page, canonical }) => ({
          label: page.name,
          href: canonical,
          note: page.listing.price,
        }));
  return [...linkEntries(site, entries.first ?? []), ...pages].slice(0, MOST_ENTRIES);
}

export function headerMenus(site: Site): HeaderMenu[] {
  return site.navigation.menus.map((menu) => ({
    ...menu,
    entries: entriesOf(site, menu),
    index: { label: menu.index.label, href: destination(site, menu.index).href },
  }));
}
