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
  const buttons = (['route-hero', 'prose'] as const).map(
    (kind) => sectionOf(kind, { quote }).actions?.[0],
  );
  expect(buttons).toMatchObject([target, target]);
});

test('the times are those of the origin', () => {
  const { times, seasons } = sectionOf('shipping-options');
  expect(times).toMatchObject({ air: '5-7 days', sea: '3-5 weeks' });
  expect(seasons).toBeUndefined();
});
