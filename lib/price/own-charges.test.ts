import type { OwnPrices } from '@/content/schema/own-prices';
import { sampleContent, sampleSite } from '@/lib/fixtures/sample-site';
import { goodsByVerdict } from '@/lib/goods/goods-list';
import { taxesBySea } from '@/lib/goods/totals';
import { priceTerms, seaPriceFrom, type Unit } from '@/lib/own-prices/own-prices';
import { routeSections } from '@/lib/routes/sections';
import { siteOf } from '@/lib/site/site';
import { ownCharges as chargesOf } from './own-charges';
import type { Consignment } from './shipment';

const asOf = '2026-11-24';
const dollars = (amount: string) => ({ price: { amount, currency: 'USD' }, asOf });
const shillings = (amount: string) => ({ price: { amount, currency: 'TZS' }, asOf });

/** Every price that there can be, each a figure of its own. */
const ownPrices: OwnPrices = {
  origins: {
    uk: {
      cubicMetre: dollars('380.00'),
      minimum: dollars('95.00'),
      container20: dollars('3100.00'),
      container40: dollars('5200.00'),
      barrel: dollars('145.00'),
      car: dollars('1650.00'),
      collection: dollars('18.00'),
      dropOff: dollars('4.00'),
    },
  },
  clearance: {
    parcel: dollars('22.00'),
    barrel: dollars('43.00'),
    car: dollars('310.00'),
    container: dollars('420.00'),
  },
  delivery: {
    dodoma: [
      { upTo: 5000, ...shillings('1250000.00') },
      { upTo: 30, ...shillings('41000.00') },
    ],
  },
  others: { airMinimum: dollars('9.00') },
};
const site = siteOf({ ...sampleContent, ownPrices });

const terms = priceTerms(site);
const unpriced = priceTerms(sampleSite);
const rate = { amount: '10.00', currency: 'USD' };
const ownCharges = (
  { parcel, unit, ...shipment }: Omit<Consignment, 'value' | 'tariff'>,
  of: Parameters<typeof chargesOf>[1],
) => chargesOf({ ...shipment, boxes: [{ parcel, unit }] }, of);
const box = { weight: '20', length: '50', width: '40', height: '50' };

test('delivery costs what the list has for the town and the weight, however the town is written', () => {
  const delivery = (town: string, weight: string) =>
    ownCharges({ by: 'air', parcel: { ...box, weight }, rate, town }, terms).delivery?.amount;
  expect(delivery('Dodoma', '30')).toBe('41000.00');
  expect(delivery(' dodoma ', '31')).toBe('1250000.00');
  expect(delivery('Dodoma', '5001')).toBeUndefined();
});

test('a town without a price is never cheaper than Dar es Salaam, where the delivery ends', () => {
  const deliver = (town: string, weight = '2') =>
    ownCharges({ by: 'air', parcel: { ...box, weight }, rate, town }, unpriced);
  expect(deliver('Mwanza')).toMatchObject({ delivery: { amount: '5.00' }, reaches: 'home' });
  expect(deliver('Dar es Salaam')).toMatchObject({ delivery: { amount: '5.00' }, reaches: 'town' });
  expect(deliver('Mwanza', '31')).toMatchObject({ delivery: undefined, reaches: 'port' });
});

test('without a list, only a small parcel by air is delivered, within Dar es Salaam', () => {
  const delivery = (by: 'air' | 'sea', town: string, weight: string) =>
    ownCharges({ by, parcel: { ...box, weight }, rate, town }, unpriced).delivery?.amount;
  expect(['', 'Dar', 'Dar es Salaam'].map((town) => delivery('air', town, '30'))).toEqual(
    Array(3).fill('5.00'),
  );
  expect(delivery('air', '', '30.1')).toBeUndefined();
  expect(delivery('sea', '', '2')).toBeUndefined();
});

test('sea freight is the volume, at least the minimum, and open without a price or a size', () => {
  const sea = seaPriceFrom(site, 'uk');
  const freight = (parcel: typeof box) =>
    ownCharges({ by: 'sea', parcel, rate, sea }, terms).freight;
  expect(freight({ ...box, length: '100', width: '100', height: '50' })?.amount).toBe('190.00');
  expect(freight(box)?.amount).toBe('95.00');
  expect(freight({ ...box, height: '' })).toBeUndefined();
  expect(seaPriceFrom(sampleSite, 'uk')).toBeUndefined();
});

test('clearance costs what the list has for a parcel, a barrel or a vehicle', () => {
  const clearance = (by: 'air' | 'sea', unit?: Unit) =>
    ownCharges({ by, parcel: box, rate, unit }, terms).clearance?.amount;
  expect(clearance('air')).toBe('22.00');
  expect(clearance('sea')).toBeUndefined();
  expect(clearance('sea', 'barrel')).toBe('43.00');
  expect(clearance('sea', 'vehicle')).toBe('310.00');
});

test.each([
  ['barrel', '145.00'],
  ['vehicle', '1650.00'],
] as const)(
  'a %s costs its own price by sea, and what it costs is open without one',
  (unit, price) => {
    const freight = (of: typeof site) =>
      ownCharges({ by: 'sea', parcel: box, rate, sea: seaPriceFrom(of, 'uk'), unit }, terms)
        .freight;
    expect(freight(site)?.amount).toBe(price);
    expect(freight(sampleSite)).toBeUndefined();
  },
);

test('tables by sea have a column for the freight once an origin has a price', () => {
  const tyres = (of: typeof site) => taxesBySea(of, ['tyres']);
  expect(tyres(site).columns).toHaveLength(tyres(sampleSite).columns.length + 1);
  expect(JSON.stringify(tyres(site).rows)).toContain('$95 ');
});

test('air freight costs at least the minimum', () => {
  const light = { ...box, weight: '0.1', length: '1' };
  expect(ownCharges({ by: 'air', parcel: light, rate }, terms).freight?.amount).toBe('9.00');
  expect(ownCharges({ by: 'air', parcel: box, rate }, terms).freight?.amount).toBe('200.00');
});

test('a route page lists the prices of its origin, and none that is empty', () => {
  const pricing = (of: typeof site, slug: string) => {
    const entry = of.pagesIn('routes').find((route) => route.slug === slug);
    if (!entry) throw new Error(`no route ${slug}`);
    return JSON.stringify(routeSections(of, entry));
  };
  const ofUk = pricing(site, 'uk');
  for (const price of ['$380', '$95', '$3,100', '$5,200', '$145', '$1,650', '$18', '$4 '])
    expect(ofUk).toContain(price);
  expect(pricing(site, 'usa')).not.toContain('$380');
  expect(pricing(sampleSite, 'uk')).not.toContain('{price}');
});

test('with a price of sea freight, tiles of goods that sail show the whole total', () => {
  const group = {
    title: 'Title',
    chip: 'Title',
    text: 'Text',
    more: { label: 'More', channel: 'chat' },
  } as const;
  const groups = { air: group, papers: group, sea: group, never: group };
  const prices = (of: typeof site) =>
    goodsByVerdict(of, { groups, all: 'All in', beforeFreight: 'Before' }).flatMap(({ goods }) =>
      goods.flatMap(({ price }) => price ?? []),
    );
  const isBefore = ({ counts }: { counts: string }) => counts === 'Before';
  expect(prices(sampleSite).filter(isBefore).length).toBeGreaterThan(
    prices(site).filter(isBefore).length,
  );
});
