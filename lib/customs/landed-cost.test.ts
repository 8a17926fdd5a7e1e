import fc from 'fast-check';
import { customs } from './fixtures/customs';
import { landedCost, type Shipment } from './landed-cost';

const rates = { USD: 2500, GBP: 3350, EUR: 2900 };
const usd = (amount: string) => ({ amount, currency: 'USD' });

const laptop: Shipment = {
  by: 'air',
  goods: usd('600.00'),
  freight: usd('42.00'),
  weight: '2.8',
  tariff: { duty: 'free' },
};

const lineOf = (shipment: Shipment, id: string) =>
  landedCost(shipment, customs, rates).charges.find((line) => line.id === id);

test.each<[string, Partial<Shipment>, number]>([
  ['by air excludes freight and assumes insurance of 1%', {}, 1_500_000 + 15_000],
  ['by sea includes both', { by: 'sea' }, 1_500_000 + 105_000 + 16_050],
  ['assumes no insurance that the price includes', { isInsured: true }, 1_500_000],
])('the customs value %s', (_, change, value) => {
  expect(landedCost({ ...laptop, ...change }, customs, rates).customsValue).toBe(value);
});

test('worn clothes pay the percentage, or per kilogram if that is higher', () => {
  const bale = { ...laptop, tariff: { duty: 'worn' }, weight: '45' };
  expect(lineOf(bale, 'import-duty')).not.toHaveProperty('byWeight');
  expect(lineOf(bale, 'import-duty')?.amount).toBe(530_250);
  const cheap = { ...bale, goods: usd('40.00') };
  expect(lineOf(cheap, 'import-duty')).toMatchObject({ amount: 45_000, byWeight: true });
});

test('a relief removes its charges and is named as the reason', () => {
  const books = { ...laptop, tariff: { duty: 'free', reliefs: ['books'] } };
  expect(lineOf(books, 'vat')).toMatchObject({ amount: 0, relief: 'books' });
  expect(lineOf(books, 'railway-levy')?.amount).toBe(30_300);
});

test.each<[string, Partial<Shipment>]>([
  ['a currency without a rate', { goods: { amount: '1', currency: 'JPY' } }],
  ['an amount in words', { goods: usd('ten') }],
  ['a duty band that there is not', { tariff: { duty: 'cheap' } }],
  ['an excise entry that there is not', { tariff: { duty: 'free', excise: ['gold'] } }],
  ['a relief that there is not', { tariff: { duty: 'free', reliefs: ['luck'] } }],
])('rejects %s', (_, change) => {
  expect(() => landedCost({ ...laptop, ...change }, customs, rates)).toThrow(RangeError);
});

describe('for any shipment', () => {
  const money = fc.record({
    amount: fc.integer({ min: 0, max: 50_000_000 }).map((cents) => (cents / 100).toFixed(2)),
    currency: fc.constantFrom('USD', 'GBP', 'EUR', 'TZS'),
  });
  const { duty, excise, industrial } = customs.schedules;
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  const shipments: fc.Arbitrary<Shipment> = fc.record({
    by: fc.constantFrom('air', 'sea'),
    goods: money,
    freight: money,
    isInsured: fc.boolean(),
    weight: fc.integer({ min: 1, max: 100_000 }).map((tenths) => (tenths / 10).toFixed(1)),
    tariff: fc.record({
      duty: fc.constantFrom(...ids(duty)),
      excise: fc.subarray(ids(excise), { maxLength: 2 }),
      industrial: fc.option(fc.constantFrom(...ids(industrial)), { nil: undefined }),
      reliefs: fc.subarray(ids(customs.reliefs), { maxLength: 1 }),
    }),
  });
  test('the lines add up to the total, in whole shillings', () => {
    fc.assert(
      fc.property(shipments, (shipment) => {
        const { charges, total, ...cost } = landedCost(shipment, customs, rates);
        const { goods = 0, freight } = cost;
        const lines = [goods, freight, ...charges.map((line) => line.amount)];
        expect(lines.every(Number.isSafeInteger)).toBe(true);
        expect(lines.reduce((sum, line) => sum + line, 0)).toBe(total);
      }),
    );
  });

  test('things that people already own cost nothing, and have the same charges', () => {
    const ofOthers = customs.reliefs.map(({ forOwnThings, ...relief }) => relief);
    fc.assert(
      fc.property(shipments, (shipment) => {
        const moved = {
          ...shipment,
          tariff: { ...shipment.tariff, reliefs: ['change-of-residence'] },
        };
        const own = landedCost(moved, customs, rates);
        const bought = landedCost(moved, { ...customs, reliefs: ofOthers }, rates);
        expect(own).toMatchObject({ goods: undefined, charges: bought.charges });
        expect(own.total).toBe(bought.total - (bought.goods ?? 0));
      }),
    );
  });
});
