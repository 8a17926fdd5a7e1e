/** @jest-environment node */

import { english } from '@/content/languages/english';
import { estimate } from '@/lib/calculator/estimate';
import { formatMoney, formatPricePerKilogram } from '@/lib/format/money';
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
    'route-pricing',
    'route-total',
    'particulars',
    'departures-board',
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
    formatTimeRange(times.air, site.locale),
    formatTimeRange(times.sea, site.locale),
    formatPricePerKilogram(rate, site.locale),
  ]);
});

test.each([
  ['/quote', { unregistered: '/quote' }],
  ['/get-quote', { page: 'get-quote' }],
] as const)('the quote buttons lead to %s if the page says so', (quote, target) => {
  const entry = routeBySlug('uk');
  const sections = routeSections({ ...entry, page: { ...entry.page, quote } }, site);
  const buttons = sections.flatMap((section) =>
    section.kind === 'route-hero' || section.kind === 'route-pricing' ? section.actions?.[0] : [],
  );
  expect(buttons).toMatchObject([target, target]);
});

test('the second button explains how it works', () => {
  expect(sectionOf('canada', 'route-hero').actions[1]).toMatchObject({ page: 'help/how-it-works' });
});

test('the options have both times as text and as days of one axis', () => {
  const { times } = routeBySlug('china').page;
  const options = sectionOf('china', 'shipping-options');
  expect(options.air).toMatchObject({
    time: formatTimeRange(times.air, site.locale),
    days: { from: times.air.from, to: times.air.to },
  });
  expect(options.sea.time).toBe(formatTimeRange(times.sea, site.locale));
  expect(options.sea.days.to).toBeLessThanOrEqual(options.times.axis.end);
});

test('busy seasons are drawn in the months of the content', () => {
  const busy = routeBySlug('china').page.seasons?.busy ?? [];
  const { seasons } = sectionOf('china', 'shipping-options');
  expect(seasons?.year.months).toHaveLength(12);
  expect(seasons?.year.rows.map(({ name }) => name)).toEqual(busy.map(({ name }) => name));
  expect(sectionOf('uk', 'shipping-options').seasons).toBeUndefined();
});

test('the opening leaves times and rate to its ticket', () => {
  const { times } = routeBySlug('china').page;
  const { lead } = sectionOf('china', 'route-hero');
  expect(lead).not.toContain(formatTimeRange(times.air, site.locale));
});

test.each(originRoutes.map(({ slug }) => slug))('the parcels of %s cost what texts say', (slug) => {
  const { page } = routeBySlug(slug);
  const { parcels } = sectionOf(slug, 'route-pricing');
  expect(parcels.map(({ parcel }) => parcel.name)).toEqual(
    (page.worked ?? []).map(({ name }) => name),
  );
  for (const [i, { price }] of parcels.entries()) {
    const example = site.workedExamples[page.worked?.[i]?.example ?? ''];
    expect(example?.from).toBe(slug);
    const cost = example && estimate(example, page.rate, site.rates.divisor);
    expect(price).toContain(
      formatMoney({ ...page.rate, amount: cost?.totalCost ?? '' }, site.locale),
    );
  }
});

test('the bar of the total starts with the first typical goods, the list has the others', () => {
  const { typicalGoods } = routeBySlug('usa').page;
  const { cost, goods } = sectionOf('usa', 'route-total');
  expect(cost.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(cost.total.amount);
  expect(goods.rows).toHaveLength(typicalGoods.length - 1);
  // The note explains lines that are one piece here.
  expect(cost.note).toBeUndefined();
});

test('an origin may have extra services of its own', () => {
  const entry = routeBySlug('uk');
  const { heading, items } = site.routePage.extraServices;
  const titlesWith = (extraServices?: { title: string; text: string }[]) => {
    const { extraServices: _, ...page } = entry.page;
    const whole = extraServices ? { ...page, extraServices } : page;
    return routeSections({ ...entry, page: whole }, site).flatMap((section) =>
      section.kind === 'particulars' && section.beside?.heading === heading
        ? section.beside.items.map((item) => item.heading)
        : [],
    );
  };
  expect(titlesWith([{ title: 'Crane', text: 'On the quay.' }])).toEqual(['Crane']);
  expect(titlesWith()).toEqual(items.map(({ title }) => title));
});

test('the page ends with the office and its link', () => {
  expect(sectionOf('france', 'call-to-action').actions).toMatchObject([{ page: 'contact' }]);
});

test('a page leads to the origins nearest to it', () => {
  const [here, ...others] = [
    ['here', 0],
    ['far', 90],
    ['near', 10],
    ['between', 40],
  ].map(([slug, longitude]) => {
    const entry = routeBySlug('uk');
    const city = { name: String(slug), coordinates: [Number(longitude), 0] as [number, number] };
    return { ...entry, slug: String(slug), page: { ...entry.page, city } };
  });
  if (!here) throw new Error('There is no origin');
  const nearest = nearestOrigins(here, [here, ...others], 2).map(({ slug }) => slug);
  expect(nearest).toEqual(['near', 'between']);
});
