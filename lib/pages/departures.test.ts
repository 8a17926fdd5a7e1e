/** @jest-environment node */
import { english } from '@/content/languages/english';
import { formatPricePerKilogram } from '@/lib/format/money';
import { formatTimeRange } from '@/lib/format/time';
import { siteOf } from '@/lib/site/site-of';
import { sitesOf } from '@/lib/site/sites';
import { boardAxis, departures } from './departures';

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

test('an origin without a text in the language shows none in another, and its link says so', () => {
  const [, translated] = sitesOf({
    original: english,
    translations: [{ language: 'sw', languageName: 'Kiswahili', collections: {} }],
  });
  const rows = [site, translated ?? site].flatMap((of) => departures(of, ['uk']));
  expect(rows).toMatchObject([
    { goods: site.routeBySlug('uk').page.goods, hrefLang: undefined },
    { goods: undefined, hrefLang: 'en' },
  ]);
});

test('selected origins keep the given order', () => {
  expect(departures(site, ['uk', 'canada']).map(({ href }) => href)).toEqual([
    '/shipping-routes/uk-to-tanzania',
    '/shipping-routes/canada-to-tanzania',
  ]);
});

test('rows are in the requested order, with their rank in each order', () => {
  const [first, second] = departures(site, ['usa', 'uk', 'netherlands'], 'time');
  expect(first?.href).toMatch(/netherlands/);
  expect(first?.ranks).toEqual({ popular: 3, time: 1, price: 3 });
  expect(second?.ranks).toEqual({ popular: 2, time: 2, price: 1 });
});

test('rates in different currencies are compared in shillings', () => {
  const rows = departures(site, ['usa', 'germany', 'china'], 'price');
  expect(rows.map(({ rate }) => rate)).toEqual(
    ['china', 'usa', 'germany'].map((slug) =>
      formatPricePerKilogram(site.routeBySlug(slug).page.rate, site.locale),
    ),
  );
});

test('all boards share an axis that has space for every origin', () => {
  const { end } = boardAxis(site);
  for (const { days } of departures(site, 'all')) {
    expect(days.air.to).toBeLessThanOrEqual(end);
    expect(days.sea.to).toBeLessThanOrEqual(end);
  }
});

test('the board of all origins uses the menu order', () => {
  expect(departures(site, 'all').map(({ href }) => href)).toEqual(
    originRoutes.map(({ path }) => path),
  );
});
