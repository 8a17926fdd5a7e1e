/** @jest-environment node */
import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { firstEntries, headerMenus } from './menus';

const menus = headerMenus(site);
const entriesOf = (id: string) => menus.find((menu) => menu.id === id)?.entries ?? [];

test.each(['services', 'routes', 'help'])('the menu %s lists every page of its folder', (id) => {
  const paths = site.pages
    .filter((page) => page.id.startsWith(`${id}/`))
    .map(({ canonical }) => canonical);
  expect(entriesOf(id).map(({ href }) => href)).toEqual(expect.arrayContaining(paths));
});

test('origins have their delivery time as a detail', () => {
  expect(entriesOf('routes')).toContainEqual({
    label: 'UK',
    href: '/shipping-routes/uk-to-tanzania',
    detail: '5-7 days',
  });
});

test('a menu lists as many pages as fit a laptop screen', () => {
  const many = Array.from({ length: 1050 }, (_, i) => i);
  expect(firstEntries(many)).toEqual(many.slice(0, 15));
});
