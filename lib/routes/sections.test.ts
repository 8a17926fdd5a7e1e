import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { pricedParcels, routeHero, routeSections, shippingOptions } from './sections';

const uk = site.routeBySlug('uk');

test.each([
  ['/quote', { unregistered: '/quote' }],
  ['/get-quote', { page: 'get-quote' }],
] as const)('the quote buttons lead to %s if the page says so', (quote, target) => {
  const entry = { ...uk, page: { ...uk.page, quote } };
  const pricing = routeSections(site, entry).find(({ kind }) => kind === 'route-pricing');
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

const timed = {
  ...site,
  companyFacts: {
    order: { shop: { from: 2, to: 7, unit: 'days' } },
    standard: { international: { from: 7, to: 14, unit: 'business days' } },
  },
} satisfies typeof site;

test('the parts from the order to the door add up to the whole time', () => {
  const { clock } = shippingOptions(timed, uk.page).times;
  if (!clock) throw new Error('both times are known');
  expect(clock.parts.map(({ time }) => time)).toEqual(['2-7 days', '6-10 days', '5-7 days']);
  expect(clock.total).toBe('13-24 days');
});

test('no parts are named where a flight may take longer than standard shipping', () => {
  const times = { ...uk.page.times, air: { from: 5, to: 30, unit: 'days' as const } };
  const page = { ...uk.page, times };
  const slow = { ...timed, originRoutes: [{ ...uk, page }] };
  expect(shippingOptions(slow, page).times.clock).toBeUndefined();
});

test('a parcel next to the prices costs its chargeable weight at the rate of the origin', () => {
  const page = { ...uk.page, parcels: [{ name: 'A duvet', example: 'duvet' }] };
  const [parcel] = pricedParcels(site, page);
  expect(parcel).toMatchObject({ name: 'A duvet', charged: '24.00' });
  expect(parcel?.price).toContain('£168');
});
