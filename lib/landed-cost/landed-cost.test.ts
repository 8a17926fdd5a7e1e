/** @jest-environment node */
import fc from 'fast-check';
import { customs } from './fixtures/customs';
import { airFreight, landedCost, type Shipment } from './landed-cost';

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

describe('the customs value', () => {
  const value = (shipment: Shipment) => landedCost(shipment, customs, rates).customsValue;

  test('by air excludes freight and assumes insurance of 1%', () => {
    expect(value(laptop)).toBe(1_500_000 + 15_000);
  });

  test('by sea includes freight and assumes insurance on both', () => {
    expect(value({ ...laptop, by: 'sea' })).toBe(1_500_000 + 105_000 + 16_050);
  });

  test('includes the insurance bought, even if zero', () => {
    expect(value({ ...laptop, insurance: usd('12') })).toBe(1_530_000);
    expect(value({ ...laptop, insurance: usd('0') })).toBe(1_500_000);
  });
});

test('air freight matches the calculator', () => {
  const parcel = { weight: '2', length: '40', width: '30', height: '20' };
  expect(airFreight(parcel, usd('15.00'), 5000)).toEqual(usd('72.00'));
});

test('a laptop by air, line by line', () => {
  const cost = landedCost({ ...laptop, delivery: usd('5.00') }, customs, rates);
  expect(cost.charges.map(({ id, amount }) => [id, amount])).toEqual([
    ['import-duty', 0],
    ['railway-levy', 30_300],
    ['processing-fee', 15_000],
    ['vat', 280_854],
  ]);
  expect(cost.total).toBe(1_500_000 + 105_000 + 12_500 + 30_300 + 15_000 + 280_854);
  expect(cost.totalAtOrigin).toEqual(usd('777.46'));
});

test('the port bills wharfage by sea and not by air', () => {
  expect(lineOf(laptop, 'wharfage')).toBeUndefined();
  expect(lineOf({ ...laptop, by: 'sea' }, 'wharfage')?.amount).toBe(25_937);
});

test('rates of one schedule add up before rounding', () => {
  const car = { duty: 'finished', excise: ['engine-over-1000', 'car-over-10-years'] };
  const line = lineOf({ ...laptop, tariff: car }, 'excise');
  expect(line).toMatchObject({ percents: ['5', '30'], base: { amount: 1_893_750 } });
  expect(line?.amount).toBe(Math.round(1_893_750 * 0.35));
});

describe('worn clothes', () => {
  const bale = { ...laptop, tariff: { duty: 'worn' }, weight: '45' };

  test('pay the percentage if it is higher', () => {
    expect(lineOf(bale, 'import-duty')).not.toHaveProperty('byWeight');
    expect(lineOf(bale, 'import-duty')?.amount).toBe(530_250);
  });

  test('pay per kilogram if that is higher', () => {
    const cheap = { ...bale, goods: usd('40.00') };
    expect(lineOf(cheap, 'import-duty')).toMatchObject({ amount: 45_000, byWeight: true });
  });
});

test('a relief removes its charges and is named as the reason', () => {
  const books = { ...laptop, tariff: { duty: 'free', reliefs: ['books'] } };
  expect(lineOf(books, 'vat')).toMatchObject({ amount: 0, relief: 'books' });
  expect(lineOf(books, 'railway-levy')?.amount).toBe(30_300);
});

describe('rejects what cannot be calculated', () => {
  test.each<[string, Partial<Shipment>]>([
    ['a currency without a rate', { goods: { amount: '1', currency: 'JPY' } }],
    ['an amount in words', { goods: usd('ten') }],
    ['a duty band that there is not', { tariff: { duty: 'cheap' } }],
    ['an excise entry that there is not', { tariff: { duty: 'free', excise: ['gold'] } }],
    ['a relief that there is not', { tariff: { duty: 'free', reliefs: ['luck'] } }],
  ])('%s', (_, change) => {
    expect(() => landedCost({ ...laptop, ...change }, customs, rates)).toThrow(RangeError);
  });

  test('a charge on an undefined amount', () => {
    const [duty] = customs.charges;
    if (!duty) throw new Error('there is no charge');
    const broken = { ...customs, charges: [{ ...duty, base: ['profit'] }] };
    expect(() => landedCost(laptop, broken, rates)).toThrow('no amount is called "profit"');
  });
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
    insurance: fc.option(money, { nil: undefined }),
    delivery: fc.option(money, { nil: undefined }),
    weight: fc.integer({ min: 1, max: 100_000 }).map((tenths) => (tenths / 10).toFixed(1)),
    tariff: fc.record({
      duty: fc.constantFrom(...ids(duty)),
      excise: fc.subarray(ids(excise), { maxLength: 2 }),
      industrial: fc.option(fc.constantFrom(...ids(industrial)), { nil: undefined }),
      reliefs: fc.subarray(ids(customs.reliefs), { maxLength: 1 }),
    }),
  });
  const totalOf = (shipment: Shipment) => landedCost(shipment, customs, rates).total;
  const more = fc.integer({ min: 1, max: 1_000_000 });

  test('the lines add up to the total, in whole shillings', () => {
    fc.assert(
      fc.property(shipments, (shipment) => {
        const { goods, freight, insurance, delivery, charges, total } = landedCost(
          shipment,
          customs,
          rates,
        );
        const lines = [goods, freight, insurance, delivery, ...charges.map((line) => line.amount)];
        expect(lines.every(Number.isSafeInteger)).toBe(true);
        expect(lines.reduce((sum, line) => sum + line, 0)).toBe(total);
      }),
    );
  });

  test('more expensive goods never cost less in total', () => {
    fc.assert(
      fc.property(shipments, more, (shipment, cents) => {
        const amount = (Number(shipment.goods.amount) + cents / 100).toFixed(2);
        const dearer = { ...shipment, goods: { ...shipment.goods, amount } };
        expect(totalOf(dearer)).toBeGreaterThanOrEqual(totalOf(shipment));
      }),
    );
  });

  test('heavier goods never cost less in total', () => {
    const sides = { length: '40', width: '30', height: '20' };
    const heavyBy = (shipment: Shipment, weight: string) => ({
      ...shipment,
      weight,
      freight: airFreight({ ...sides, weight }, usd('15.00'), 5000),
    });
    fc.assert(
      fc.property(shipments, more, (shipment, grams) => {
        const heavier = (Number(shipment.weight) + grams / 1000).toFixed(3);
        expect(totalOf(heavyBy(shipment, heavier))).toBeGreaterThanOrEqual(
          totalOf(heavyBy(shipment, shipment.weight)),
        );
      }),
    );
  });

  test('every charge applies only to amounts in its base', () => {
    fc.assert(
      fc.property(shipments, (shipment) => {
        const { goods, freight, insurance, customsValue, charges } = landedCost(
          shipment,
          customs,
          rates,
        );
        const amounts: Record<string, number> = Object.fromEntries([
          ['goods', goods],
          ['freight', freight],
          ['insurance', insurance],
          ['customs-value', customsValue],
          ...charges.map(({ id, amount }) => [id, amount]),
        ]);
        for (const { id, base } of charges) {
          const listed = customs.charges.find((charge) => charge.id === id)?.base ?? [];
          expect(base.names).toEqual(listed);
          expect(base.amount).toBe(listed.reduce((sum, name) => sum + (amounts[name] ?? 0), 0));
        }
      }),
    );
  });
});
