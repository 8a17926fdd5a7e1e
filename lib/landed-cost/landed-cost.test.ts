/** @jest-environment node */
import { landedCost } from '@/content/landed-cost';
import { landedParts, landedTotal } from './landed-cost';

test('a customs example by hand: CIF 5,000,000, duty 25 %, VAT 18 %', () => {
  const example = {
    ...landedCost,
    goods: 4_500_000,
    freight: 500_000,
    duty: 25,
    levies: { ofValue: 1.5, ofGoods: 0.6 },
    vat: 18,
  };
  const parts = landedParts(example);
  expect(parts).toEqual({
    goods: 4_500_000,
    freight: 500_000,
    duty: 1_250_000,
    levies: 75_000 + 27_000,
    vat: 1_125_000,
  });
  expect(landedTotal(parts)).toBe(7_477_000);
});
