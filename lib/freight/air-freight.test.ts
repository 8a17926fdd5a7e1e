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
