/** @jest-environment node */
import { sampleSite as site } from '@/lib/fixtures/sample-site';
import type { AnySectionKind, AnySectionOf } from '@/lib/pages/derived-section';
import { routeSections } from './sections';

const uk = site.routeBySlug('uk');

function sectionOf<Kind extends AnySectionKind>(kind: Kind, changed: Partial<typeof uk.page> = {}) {
  const sections = routeSections(site, { ...uk, page: { ...uk.page, ...changed } });
  return sections.find((section) => section.kind === kind) as AnySectionOf<Kind>;
}

test.each([
  ['/quote', { unregistered: '/quote' }],
  ['/get-quote', { page: 'get-quote' }],
] as const)('the quote buttons lead to %s if the page says so', (quote, target) => {
  const buttons = (['route-hero', 'parcel-weight'] as const).map(
    (kind) => sectionOf(kind, { quote }).actions[0],
  );
  expect(buttons).toMatchObject([target, target]);
});

test('the options have both times as text and as days of one axis', () => {
  const { air, sea, times, seasons } = sectionOf('shipping-options');
  expect(air).toMatchObject({ time: '5-7 days', days: { from: 5, to: 7 } });
  expect(sea).toMatchObject({ time: '3-5 weeks', days: { from: 21, to: 35 } });
  expect(times.axis.end).toBeGreaterThanOrEqual(35);
  expect(seasons).toBeUndefined();
});

test('a drawn parcel has the price that the calculator gives', () => {
  const { parcels } = sectionOf('parcel-weight', {
    worked: [{ name: 'Duvet', example: 'duvet' }],
  });
  // 60 × 50 × 40 cm count as 24 kg, at £7 a kilogram.
  expect(parcels).toMatchObject([{ parcel: { name: 'Duvet', charged: '24.00' } }]);
  expect(parcels[0]?.price).toContain('£168.00');
});
