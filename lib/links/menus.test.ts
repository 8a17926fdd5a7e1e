/** @jest-environment node */

import { english } from '@/content/languages/english';
import { formatTimeRange } from '@/lib/format/time';
import { siteOf } from '@/lib/site/site-of';
import { firstEntries, headerMenus } from './menus';

const site = siteOf(english);
const { pageAt, pages, routeBySlug } = site;

const menus = headerMenus(site);
const menu = (id: string) => menus.find((each) => each.id === id);

test('the header has its four menus in order', () => {
  expect(menus.map(({ id }) => id)).toEqual(['services', 'about', 'help', 'routes']);
});

test.each(['services', 'routes', 'help'])('the menu %s lists every page of its folder', (id) => {
  const paths = pages
    .filter((page) => page.id.startsWith(`${id}/`))
    .map(({ canonical }) => canonical);
  expect(menu(id)?.entries.map(({ href }) => href)).toEqual(expect.arrayContaining(paths));
});

test('the help menu starts with the goods', () => {
  expect(menu('help')?.entries[0]?.href).toBe('/goods');
});

test('origins have their delivery time as a detail', () => {
  const { name, times } = routeBySlug('uk').page;
  expect(menu('routes')?.entries).toContainEqual({
    label: name,
    href: '/shipping-routes/uk-to-tanzania',
    detail: formatTimeRange(times.index, siteOf(english).locale),
  });
});

test.each(menus.map(({ id }) => id))('every link in the menu of %s leads to a page', (id) => {
  const links = [...(menu(id)?.entries ?? []), menu(id)?.index];
  expect(links.filter((link) => !link || !pageAt(link.href))).toEqual([]);
});

test('a menu lists as many pages as fit a laptop screen and links to the index', () => {
  const many = Array.from({ length: 1050 }, (_, i) => i);
  expect(firstEntries(many)).toEqual(many.slice(0, 15));
  expect(menus.map(({ index }) => pageAt(index.href)?.collection)).toEqual(Array(4).fill('pages'));
});
