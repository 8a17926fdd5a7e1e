/** @jest-environment node */
import fc from 'fast-check';
import { compareOrigins, estimate, type Parcel } from './estimate';

const dollars = { amount: '15.00', currency: 'USD' };
const parcel: Parcel = { weight: '5', length: '40', width: '30', height: '20' };

/** Hundredths as a field would hold them: 1234 is `12.34`. */
const hundredths = (min: number) =>
  fc.integer({ min, max: 1_000_000 }).map((value) => (value / 100).toFixed(2));

const parcels = fc.record({
  weight: hundredths(10),
  length: hundredths(100),
  width: hundredths(100),
  height: hundredths(100),
});

const cents = (amount: string) => Number(amount.replace('.', ''));
const priceOf = (input: Parcel) => cents(estimate(input, dollars, 5000).totalCost);

describe('a parcel', () => {
  test('that is dense is charged by actual weight', () => {
    expect(estimate(parcel, dollars, 5000)).toEqual({
      volumetricWeight: '4.80',
      chargeableWeight: '5.00',
      totalCost: '75.00',
      currency: 'USD',
      basis: 'actual',
      exact: { volumetricWeight: '4.8', chargeableWeight: '5' },
    });
  });

  test('that is bulky is charged by volumetric weight', () => {
    expect(estimate({ ...parcel, weight: '2' }, dollars, 5000)).toMatchObject({
      chargeableWeight: '4.80',
      totalCost: '72.00',
      basis: 'volumetric',
    });
  });

  test('with equal weights says so', () => {
    expect(estimate({ ...parcel, weight: '4.8' }, dollars, 5000).basis).toBe('equal');
  });

  test('is priced from the weight before rounding', () => {
    const { chargeableWeight, exact, totalCost } = estimate(
      { weight: '0.1', length: '12.3', width: '21.7', height: '23.1' },
      dollars,
      5000,
    );
    expect([chargeableWeight, exact.chargeableWeight, totalCost]).toEqual([
      '1.23',
      '1.2331242',
      '18.50',
    ]);
  });

  test('is priced to the cent where binary fractions would be off by one', () => {
    const price = (weight: string, amount: string) =>
      estimate({ weight, length: '1', width: '1', height: '1' }, { amount, currency: 'EUR' }, 5000)
        .totalCost;
    expect(price('0.15', '13.50')).toBe('2.03');
    expect(price('0.105', '7.00')).toBe('0.74');
    expect(price('0.145', '7.00')).toBe('1.02');
  });

  test('with a non-numeric field is rejected', () => {
    expect(() => estimate({ ...parcel, width: 'wide' }, dollars, 5000)).toThrow(/"wide"/);
  });

  test('is priced from all origins, in order', () => {
    const rates = { uk: { amount: '7.00', currency: 'GBP' }, usa: dollars };
    expect(
      compareOrigins(parcel, rates, 5000).map(({ origin, estimate: { totalCost, currency } }) => [
        origin,
        totalCost,
        currency,
      ]),
    ).toEqual([
      ['uk', '35.00', 'GBP'],
      ['usa', '75.00', 'USD'],
    ]);
  });
});

describe('for all parcels', () => {
  test.each(['weight', 'length', 'width', 'height'] as const)(
    'more %s never costs less',
    (measure) => {
      fc.assert(
        fc.property(parcels, hundredths(1), (input, more) => {
          const larger = (Number(input[measure]) + Number(more)).toFixed(2);
          expect(priceOf({ ...input, [measure]: larger })).toBeGreaterThanOrEqual(priceOf(input));
        }),
      );
    },
  );

  test('the order of dimensions does not change the price', () => {
    fc.assert(
      fc.property(parcels, (input) => {
        const { length, width, height } = input;
        const price = priceOf(input);
        expect(priceOf({ ...input, length: width, width: length })).toBe(price);
        expect(priceOf({ ...input, length: height, height: length })).toBe(price);
      }),
    );
  });

  test('the chargeable weight is not below either weight', () => {
    fc.assert(
      fc.property(parcels, (input) => {
        const { volumetricWeight, chargeableWeight } = estimate(input, dollars, 5000);
        expect(cents(chargeableWeight)).toBeGreaterThanOrEqual(cents(volumetricWeight));
        expect(cents(chargeableWeight)).toBeGreaterThanOrEqual(cents(input.weight));
      }),
    );
  });

  test('the total is within half a cent of the exact price', () => {
    fc.assert(
      fc.property(parcels, (input) => {
        const { exact, totalCost } = estimate(input, dollars, 5000);
        // Ten decimals of weight, two of rate: the price in units of a trillionth.
        const [whole = '', decimals = ''] = exact.chargeableWeight.split('.');
        const price = BigInt(whole + decimals.padEnd(10, '0')) * 1500n;
        const error = BigInt(cents(totalCost)) * 10n ** 10n - price;
        expect(error > -5n * 10n ** 9n && error <= 5n * 10n ** 9n).toBe(true);
      }),
    );
  });
});
