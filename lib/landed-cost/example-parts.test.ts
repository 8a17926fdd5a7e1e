/** @jest-environment node */

import { landedCost } from '@/content/landed-cost';
import { workedLandedCost } from './example-parts';
import { customs } from './fixtures/customs';

const example = {
  goods: { amount: '4500000.00', currency: 'TZS' },
  freight: { amount: '500000.00', currency: 'TZS' },
  duty: 'finished',
};

test('goods of TZS 4,500,000 with freight of 500,000 in the 25% band', () => {
  expect(workedLandedCost(example, customs, {})).toEqual({
    parts: {
      goods: 4_500_000,
      freight: 500_000,
      duty: 1_250_000,
      levies: 100_000 + 45_000,
      vat: 1_151_100,
    },
    total: 7_546_100,
    rates: { duty: '25', levyOfValue: '2', levyOfGoods: '1', vat: '18' },
  });
});

test('the parts add up to the total, without port charges', () => {
  const { parts, total } = workedLandedCost(landedCost, customs, {});
  expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
});

test('a charge missing from the content fails the build', () => {
  const without = customs.charges.filter(({ id }) => id !== 'railway-levy');
  const charges = without.map((charge) => ({
    ...charge,
    base: charge.base.filter((name) => name !== 'railway-levy'),
  }));
  expect(() => workedLandedCost(example, { ...customs, charges }, {})).toThrow('railway-levy');
});
