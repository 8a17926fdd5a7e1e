/** @jest-environment node */
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { departures } from './departures';

const site = siteOf(english);
const { originRoutes } = site;

test('a row has all columns of the board', () => {
  const [row] = departures(site, ['south-korea']);
  expect(row).toMatchObject({
    name: 'South Korea',
    air: '5-8 days',
    sea: '2-3 weeks',
    rate: '$15 / kg',
    href: '/shipping-routes/south-korea-to-tanzania',
  });
});

test('selected origins keep the given order', () => {
  expect(departures(site, ['uk', 'canada']).map(({ href }) => href)).toEqual([
    '/shipping-routes/uk-to-tanzania',
    '/shipping-routes/canada-to-tanzania',
  ]);
});

test('the board of all origins uses the menu order', () => {
  expect(departures(site, 'all').map(({ href }) => href)).toEqual(
    originRoutes.map(({ path }) => path),
  );
});
