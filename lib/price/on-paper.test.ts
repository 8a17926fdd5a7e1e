import { customs } from '@/lib/customs/fixtures/customs';
import { inAmount } from './amount';
import { priceOf, priceOfAll } from './price';
import type { PriceThing } from './shipment';

/**
 * Totals that were worked out on paper, from the rates of the fixture: railway levy 2%, processing
 * fee 1% of the goods, VAT 18%, and by sea wharfage of 1.6% with its VAT. Each line is rounded once.
 */
const terms = {
  customs,
  perUnit: { USD: 2500, GBP: 3350 },
  divisor: 5000,
  own: {
    clearance: {},
    delivery: {},
    smallParcel: { upTo: 30, price: { amount: '5.00', currency: 'USD' } },
  },
};
const uk = { amount: '7.00', currency: 'GBP' };
const dubai = { amount: '13.50', currency: 'USD' };

const thing = (
  value: string,
  currency: string,
  [weight, length, width, height]: readonly [string, string, string, string],
  more: Pick<PriceThing, 'tariff'> & Partial<PriceThing>,
): PriceThing => ({
  id: 'thing',
  by: 'air',
  value: { amount: value, currency },
  parcel: { weight, length, width, height },
  ...more,
});
const dollars = (amount: string) => ({ amount, currency: 'USD' });

const phone = thing('350.00', 'USD', ['0.6', '20', '12', '8'], {
  countable: true,
  tariff: { duty: 'free' },
});
const clothes = thing('90.00', 'USD', ['4', '40', '30', '18'], { tariff: { duty: 'finished' } });
const television = thing('150.00', 'USD', ['5.5', '80', '15', '50'], {
  countable: true,
  tariff: { duty: 'finished' },
});
const tiles = thing('150.00', 'USD', ['420', '120', '62', '40'], {
  by: 'sea',
  tariff: { duty: 'protected' },
});
const perfume = thing('80.00', 'USD', ['0.6', '18', '12', '10'], {
  by: 'sea',
  countable: true,
  tariff: { duty: 'protected', excise: ['cosmetics'] },
});
const barrel = thing('260.00', 'GBP', ['92', '60', '60', '97'], {
  by: 'sea',
  unit: 'barrel',
  tariff: { duty: 'protected' },
});

const amountsOf = ({ charges }: { charges: readonly { amount: number }[] }) =>
  charges.map(({ amount }) => amount);

const threeCubicMetres = inAmount(tiles, { number: '3', unit: 'm3' }, dollars('900'));
const twoBarrels = { ...barrel, value: { amount: '520.00', currency: 'GBP' }, pieces: 2 };

test('2 kg with a phone of $350 from Dubai to Mwanza cost what they cost in Dar es Salaam', () => {
  const question = inAmount(phone, { number: '2', unit: 'kg' }, phone.value);
  for (const [town, reaches] of [
    ['Mwanza', 'home'],
    ['Dar es Salaam', 'town'],
  ]) {
    const price = priceOf({ ...question, rate: dubai, town }, terms);
    expect(amountsOf(price)).toEqual([0, 17_675, 8750, 163_832]);
    expect(price).toMatchObject({ freight: 67_500, delivery: 12_500, total: 1_145_257, reaches });
  }
});

test('three phones are worth, weigh and measure three times one', () => {
  const question = inAmount(phone, { number: '3', unit: 'pieces' }, dollars('1050'));
  const price = priceOf({ ...question, rate: dubai }, terms);
  expect(price).toMatchObject({ chargeableWeight: '1.80', freight: 60_750, charged: 570_770 });
  expect(price.total).toBe(3_269_020);
});

test('3 m³ of tiles for $900, without a price of the freight, and with $380 a cubic metre', () => {
  const price = priceOf({ ...threeCubicMetres, rate: dubai, town: 'Mwanza' }, terms);
  expect(amountsOf(price)).toEqual([795_375, 45_450, 22_500, 564_449, 36_360, 6545]);
  expect(price).toMatchObject({ freightPrice: undefined, total: 3_720_679, reaches: 'port' });
  const sea = { cubicMetre: dollars('380.00') };
  const priced = priceOf({ ...threeCubicMetres, rate: dubai, sea }, terms);
  expect(priced).toMatchObject({ freight: 2_850_000, charged: 3_299_908, total: 8_399_908 });
});

test('one bottle of perfume by sea pays duty, excise and VAT', () => {
  const price = priceOf({ ...perfume, rate: dubai }, terms);
  expect(amountsOf(price)).toEqual([70_700, 27_270, 4040, 2000, 55_082, 3232, 582]);
  expect(price.total).toBe(362_906);
});

test('a parcel of clothes is charged by size, 20 kg of them as typed and with five times the worth', () => {
  const parcel = priceOf({ ...clothes, rate: uk }, terms);
  expect(parcel).toMatchObject({ freight: 101_304, isBySize: true, total: 454_766 });
  const more = inAmount(clothes, { number: '20', unit: 'kg' }, dollars('450'));
  const price = priceOf({ ...more, rate: uk }, terms);
  expect(price).toMatchObject({ freight: 469_000, charged: 579_810, total: 2_186_310 });
});

test('a television by air costs more to fly than to buy', () => {
  const price = priceOf({ ...television, rate: dubai }, terms);
  expect(price).toMatchObject({ goods: 375_000, freight: 405_000, total: 985_770 });
});

describe('two barrels and a television by sea', () => {
  const shipment = { by: 'sea', boxes: [twoBarrels, television], rate: uk } as const;

  test('pay the duty of each', () => {
    const price = priceOfAll(shipment, terms);
    expect(amountsOf(price)).toEqual([710_485, 42_763, 21_170, 524_266, 34_211, 6158]);
    expect(price).toMatchObject({ freightPrice: undefined, total: 3_456_053 });
  });

  test('share a freight that was quoted by what they are worth', () => {
    const quoted = { amount: '400.00', currency: 'GBP' };
    const price = priceOfAll({ ...shipment, quoted }, terms);
    expect(price.each.map(({ freight }) => freight)).toEqual([1_102_636, 237_364]);
    expect(amountsOf(price)).toEqual([1_160_201, 69_832, 21_170, 853_699, 55_865, 10_055]);
    expect(price).toMatchObject({ freight: 1_340_000, goods: 2_117_000, total: 5_627_822 });
  });

  test('cost the price of two barrels and of the volume of the television', () => {
    const sea = { barrel: dollars('145.00'), cubicMetre: dollars('380.00') };
    // 290, and 0.06 cubic metres of 380.
    expect(priceOfAll({ ...shipment, sea }, terms).freightPrice).toEqual(dollars('312.80'));
  });
});
