/** @jest-environment node */
import fc from 'fast-check';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { costsFrom } from '@/lib/landed-cost/goods-costs';
import { ownTerms } from './own-prices';
import { type PriceTerms, priceOf } from './price';

const { customs, rates } = sampleSite;
const uk = sampleSite.routeBySlug('uk').page;
const shoes = sampleSite.goodsBySlug('shoes')?.page;
const [item] = shoes?.items ?? [];
if (!shoes || !item) throw new Error('the sample site has shoes');
const { value, weight, length, width, height } = item;
const thing = {
  id: 'shoes',
  by: 'air' as const,
  value,
  parcel: { weight, length, width, height },
  tariff: shoes.tariff,
};
const terms: PriceTerms = {
  customs,
  perUnit: rates.shilling.perUnit,
  divisor: rates.divisor,
  own: ownTerms(sampleSite),
};
const priced = (change: Partial<Parameters<typeof priceOf>[0]> = {}) =>
  priceOf({ rate: uk.rate, thing, weight, ...change }, terms);

test('the total is the one of the goods page', () => {
  const [same] = costsFrom(item, shoes.tariff, [sampleSite.routeBySlug('uk')], sampleSite);
  expect(priced().total).toBe(same?.cost.total);
});

test('the parts add up to the total, whatever the weight', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (tenths) => {
      const { goods = 0, freight = 0, charges, total } = priced({ weight: `${tenths / 10}` });
      expect(goods + freight + charges).toBe(total);
    }),
  );
});

test('a weight that the visitor typed is charged as typed', () => {
  const large = { ...thing, parcel: { weight: '1', length: '60', width: '50', height: '40' } };
  expect(priced({ thing: large, weight: '1.0' })).toMatchObject({
    chargeableWeight: '24.00',
    isBySize: true,
  });
  expect(priced({ thing: large, weight: '2' })).toMatchObject({
    chargeableWeight: '2.00',
    isBySize: false,
  });
});

test('by sea the figure is what comes on top of the goods and the freight', () => {
  const { freight, charges, total } = priced({ thing: { ...thing, by: 'sea' } });
  expect(freight).toBeUndefined();
  expect(total).toBe(charges);
});
