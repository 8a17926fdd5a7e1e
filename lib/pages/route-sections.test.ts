/** @jest-environment node */

import { english } from '@/content/languages/english';
import { formatTimeRange } from '@/lib/format/time';
import { siteOf } from '@/lib/site/site-of';
import type { AnySectionKind, AnySectionOf } from './derived-section';
import { nearestOrigins } from './nearest-origins';
import { routeSections } from './route-sections';

const site = siteOf(english);
const { originRoutes, routeBySlug } = site;

const sectionsOf = (slug: string) => routeSections(routeBySlug(slug), site);

function sectionOf<Kind extends AnySectionKind>(slug: string, kind: Kind) {
  const found = sectionsOf(slug).find((section) => section.kind === kind);
  return found as AnySectionOf<Kind>;
}

test.each(originRoutes.map(({ slug }) => slug))('the page of %s has all sections', (slug) => {
  expect(sectionsOf(slug).map(({ kind }) => kind)).toEqual([
    'route-hero',
    'shipping-options',
    'table',
    'prose',
    'table',
    'particulars',
    'points',
    'table',
    'call-to-action',
  ]);
});

test('the heading uses the name of the country in a sentence', () => {
  const { nameInSentence } = routeBySlug('uk').page;
  expect(sectionOf('uk', 'route-hero').heading).toContain(nameInSentence);
});

test('the hero shows both delivery times and the rate', () => {
  const { times, rate } = routeBySlug('uk').page;
  expect(sectionOf('uk', 'route-hero').facts.map(({ value }) => value)).toEqual([
    formatTimeRange(times.air, siteOf(english).locale),
    formatTimeRange(times.sea, siteOf(english).locale),
    expect.stringContaining(String(Number(rate.amount))),
  ]);
});

test.each([
  ['canada', { unregistered: '/quote' }],
  ['usa', { page: 'get-quote' }],
])('the quote button of %s links as specified', (slug, target) => {
  expect(sectionOf(slug, 'route-hero').actions[0]).toMatchObject(target);
});

test('the second button explains how it works', () => {
  expect(sectionOf('canada', 'route-hero').actions[1]).toMatchObject({ page: 'help/how-it-works' });
});

test('a table lists the times, air before sea', () => {
  const { times } = routeBySlug('china').page;
  expect(sectionOf('china', 'table').table.rows).toEqual([
    [expect.any(String), formatTimeRange(times.air, siteOf(english).locale)],
    [expect.any(String), formatTimeRange(times.sea, siteOf(english).locale)],
  ]);
});

test('the price section ends with a quote button', () => {
  expect(sectionOf('china', 'prose').actions).toMatchObject([{ unregistered: '/quote' }]);
});

test('Hong Kong has extra services of its own', () => {
  const titles = (slug: string) => sectionOf(slug, 'points').items.map(({ title }) => title);
  expect(titles('canada')).toEqual(titles('china'));
  expect(titles('hong-kong')).not.toEqual(titles('china'));
});

test('the page ends with the office and its link', () => {
  expect(sectionOf('france', 'call-to-action').actions).toMatchObject([{ page: 'contact' }]);
});

test.each([
  ['hong-kong', ['china', 'south-korea', 'dubai']],
  ['uk', ['france', 'netherlands', 'germany']],
] as const)('%s leads to the three origins nearest to it', (slug, expected) => {
  expect(nearestOrigins(routeBySlug(slug), originRoutes, 3).map((entry) => entry.slug)).toEqual(
    expected,
  );
});
