import type { LandedCost } from '@/content/schema/landed-cost';

/** What the price at the door is made of, in the order in which it is added up; whole shillings. */
export type LandedParts = Record<'goods' | 'freight' | 'duty' | 'levies' | 'vat', number>;

/**
 * Duty is taken of goods and freight (CIF), levies partly of the goods alone (FOB), and VAT of the
 * value with the duty already in it.
 */
export function landedParts({ goods, freight, duty, levies, vat }: LandedCost): LandedParts {
  const value = goods + freight;
  const dutyPaid = percentOf(value, duty);
  return {
    goods,
    freight,
    duty: dutyPaid,
    levies: percentOf(value, levies.ofValue) + percentOf(goods, levies.ofGoods),
    vat: percentOf(value + dutyPaid, vat),
  };
}

/** All parts together. */
export const landedTotal = (parts: LandedParts): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0);

const percentOf = (amount: number, percent: number) => Math.round((amount * percent) / 100);
