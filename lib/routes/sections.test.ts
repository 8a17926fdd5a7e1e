import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { routeHero, routeSections, shippingOptions } from './sections';

const uk = site.routeBySlug('uk');

test.each([
  ['/quote', { unregistered: '/quote' }],
  ['/get-quote', { page: 'get-quote' }],
] as const)('the quote buttons lead to %s if the page says so', (quote, target) => {
  const entry = { ...uk, page: { ...uk.page, quote } };
  const pricing = routeSections(site, entry).find(({ kind }) => kind === 'prose');
  expect([routeHero(site, entry), pricing]).toMatchObject([
    { actions: [target, {}] },
    { actions: [target] },
  ]);
});

test('the times are those of the origin', () => {
  const { times, seasons } = shippingOptions(site, uk.page);
  expect(times).toMatchObject({ air: '5-7 days', sea: '3-5 weeks' });
  expect(seasons).toBeUndefined();
});
