import { customs } from '@/lib/customs/fixtures/customs';
import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { costsFrom, ratesCheckedOn } from './goods-costs';

test('the cheapest origin comes first', () => {
  const { items, tariff } = site.goodsBySlug('shoes')?.page ?? {};
  if (!items?.[0] || !tariff) throw new Error('the sample site has no shoes');
  const totals = costsFrom(items[0], tariff, site.originRoutes, site).map(({ total }) => total);
  expect(new Set(totals).size).toBeGreaterThan(1);
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
});

test('rates count as checked on the day of the oldest reading', () => {
  expect(ratesCheckedOn(customs)).toBe('2026-11-22');
});
