import fc from 'fast-check';
import { estimate, type Parcel } from './air-freight';

const dollars = { amount: '15.00', currency: 'USD' };
const parcel: Parcel = { weight: '5', length: '40', width: '30', height: '20' };

test('a dense parcel is charged by actual weight', () => {
  expect(estimate(parcel, dollars, 5000)).toEqual({
    volumetricWeight: '4.80',
    chargeableWeight: '5.00',
    totalCost: '75.00',
    currency: 'USD',
    basis: 'actual',
    exact: { volumetricWeight: '4.8', chargeableWeight: '5' },
  });
});

test.each([
  ['2', { chargeableWeight: '4.80', totalCost: '72.00', basis: 'volumetric' }],
  ['4.8', { chargeableWeight: '4.80', totalCost: '72.00', basis: 'equal' }],
])('a bulky parcel of %s kg is charged by volumetric weight', (weight, expected) => {
  expect(estimate({ ...parcel, weight }, dollars, 5000)).toMatchObject(expected);
});

test('a parcel is priced from the weight before rounding', () => {
  const sides = { length: '12.3', width: '21.7', height: '23.1' };
  expect(estimate({ weight: '0.1', ...sides }, dollars, 5000)).toMatchObject({
    chargeableWeight: '1.23',
    exact: { chargeableWeight: '1.2331242' },
    totalCost: '18.50',
  });
});

describe('for all parcels', () => {
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

  test('the chargeable weight is not below either weight, and the total within half a cent', () => {
    fc.assert(
      fc.property(parcels, (input) => {
        const { volumetricWeight, chargeableWeight, exact, totalCost } = estimate(
          input,
          dollars,
          5000,
        );
        expect(cents(chargeableWeight)).toBeGreaterThanOrEqual(cents(volumetricWeight));
        expect(cents(chargeableWeight)).toBeGreaterThanOrEqual(cents(input.weight));
        // Ten decimals of weight, two of rate: the price in units of a trillionth.
        const [whole = '', decimals = ''] = exact.chargeableWeight.split('.');
        const price = BigInt(whole + decimals.padEnd(10, '0')) * 1500n;
        const error = BigInt(cents(totalCost)) * 10n ** 10n - price;
        expect(error > -5n * 10n ** 9n && error <= 5n * 10n ** 9n).toBe(true);
      }),
    );
  });
});
