/** @jest-environment node */
import { english } from '@/content/languages/english';
import { pageIds } from '@/content/page-ids.generated';
import { siteOf } from '@/lib/site/site-of';

const site = siteOf(english);
const { listedPages, originRoutes, pageAt, pageById, pages, posts, routeBySlug } = site;

test('every content file has a page', () => {
  expect(pages.map(({ id }) => id).toSorted()).toEqual([...pageIds].toSorted());
});

test.each([
  ['the home page', '/', 'home'],
  ['a page of the first level', '/contact', 'contact'],
  ['a service', '/services/buy-for-me', 'services/buy-for-me'],
  ['a help page', '/help/faq', 'help/faq'],
  ...posts.slice(0, 1).map(({ id, slug }) => ['an article', `/blog/${slug}`, id] as const),
  ['a route', '/routes/uk-to-tanzania', 'routes/uk'],
  ['a route at its other address', '/shipping-routes/uk-to-tanzania', 'routes/uk'],
  ['the about page', '/about', 'about'],
  ['the about page at its other address', '/about/what-is-nectarine', 'about'],
  ['membership', '/membership', 'membership'],
  ['membership under about', '/about/membership', 'membership'],
  ['press under about', '/about/press', 'press'],
  ['reviews under about', '/about/reviews', 'reviews'],
  ['careers under about', '/about/careers', 'careers'],
  ['the privacy policy at its short address', '/privacy-policy', 'help/privacy-policy'],
  ['the terms at their other address', '/help/terms-conditions', 'help/terms'],
] as const)('%s is served at %s', (_, path, id) => {
  expect(pageAt(path)?.id).toBe(id);
});

test.each(['/quote', '/about/', '/help/local-delivery', '/nowhere'])(
  'nothing is served at %s',
  (path) => {
    expect(pageAt(path)).toBeUndefined();
  },
);

test.each([
  ['home', '/'],
  ['about', '/about'],
  ['membership', '/membership'],
  ['help/privacy-policy', '/help/privacy-policy'],
  ['help/terms', '/help/terms'],
  ['routes/usa', '/shipping-routes/usa-to-tanzania'],
] as const)('search engines keep %s at %s', (id, canonical) => {
  expect(pageById(id).canonical).toBe(canonical);
});

test('links use the short address of a route', () => {
  expect(routeBySlug('hong-kong').path).toBe('/routes/hong-kong-to-tanzania');
});

test('every page is found by its path and its canonical address', () => {
  const strays = pages.filter(
    ({ path, canonical, paths }) => !paths.includes(path) || !paths.includes(canonical),
  );
  expect(strays).toEqual([]);
});

test('origins are in order', () => {
  const orders = originRoutes.map(({ page }) => page.order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
});

test('has the ten origins of the specification', () => {
  expect(originRoutes.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([
      ...['canada', 'china', 'dubai', 'france', 'germany'],
      ...['hong-kong', 'netherlands', 'south-korea', 'uk', 'usa'],
    ]),
  );
});

test('articles are listed newest first', () => {
  const days = posts.map(({ page }) => page.published);
  expect(days).toEqual(days.toSorted().reverse());
});

test.each(['services', 'help'] as const)('the pages of %s are in order', (folder) => {
  const orders = listedPages(folder).map(({ page }) => page.listing.order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
});

test('the eight services of the specification are listed', () => {
  expect(listedPages('services').map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      ...['/services/online-purchase', '/services/buy-for-me', '/services/door-to-door'],
      ...['/services/fulfillment', '/services/local-delivery', '/services/sea-air-freight'],
      ...['/services/customs-brokerage', '/services/warehousing'],
    ]),
  );
});

test('an unknown origin throws an error that names it', () => {
  expect(() => routeBySlug('narnia')).toThrow(/"narnia"/);
});
