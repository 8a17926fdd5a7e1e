/** @jest-environment node */
import { workedLandedCost } from './drawn-example';
import { customs } from './fixtures/customs';

const example = {
  goods: { amount: '4500000.00', currency: 'TZS' },
  freight: { amount: '500000.00', currency: 'TZS' },
  duty: 'finished',
};

test('goods of TZS 4,500,000 with freight of 500,000 in the 25% band, without port charges', () => {
  const parts = {
    goods: 4_500_000,
    freight: 500_000,
    duty: 1_250_000,
    levies: 145_000,
    vat: 1_151_100,
  };
  expect(workedLandedCost(example, customs, {})).toEqual({
    parts,
    total: Object.values(parts).reduce((sum, part) => sum + part),
    rates: { duty: '25', levyOfValue: '2', levyOfGoods: '1', vat: '18' },
  });
});
