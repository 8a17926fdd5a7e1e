/** @jest-environment node */
import { english } from '@/content/languages/english';
import { formatPricePerKilogram } from '@/lib/format/money';
import { formatTimeRange } from '@/lib/format/time';
import { siteOf } from '@/lib/site/site-of';
import { departures } from './departures';

const site = siteOf(english);
const { originRoutes } = site;

test('a row has all columns of the board', () => {
  const [row] = departures(site, ['south-korea']);
  const { country, times, rate } = site.routeBySlug('south-korea').page;
  expect(row).toMatchObject({
    name: country,
    air: formatTimeRange(times.index, site.locale),
    sea: formatTimeRange(times.sea, site.locale),
    rate: formatPricePerKilogram(rate, site.locale),
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
