import type { Customs } from '@/content/schema/customs';
import type { LandedCostExample } from '@/content/schema/landed-cost';
import type { ShillingRates } from '@/lib/calculator/shillings';
import { landedCost } from './landed-cost';

/** The pieces of the drawn example in the order in which they are added up; whole shillings. */
export type ExampleParts = Record<'goods' | 'freight' | 'duty' | 'levies' | 'vat', number>;

/** An example, worked out. Rates are percent as text. */
export type WorkedLandedCost = {
  readonly parts: ExampleParts;
  readonly total: number;
  readonly rates: Readonly<Record<'duty' | 'levyOfValue' | 'levyOfGoods' | 'vat', string>>;
};

const NOTHING = { amount: '0.00', currency: 'TZS' };

/**
 * The example by sea, without what the port bills: goods, freight with insurance, and what the
 * revenue authority charges.
 * Throws a RangeError for a charge that the customs content no longer has.
 */
export function workedLandedCost(
  { goods, freight, duty }: Pick<LandedCostExample, 'goods' | 'freight' | 'duty'>,
  customs: Customs,
  rates: ShillingRates,
): WorkedLandedCost {
  const cost = landedCost(
    // The freight includes the insurance here, so customs assumes none.
    { by: 'sea', goods, freight, insurance: NOTHING, weight: '0', tariff: { duty } },
    { ...customs, charges: customs.charges.filter(({ billedBy }) => billedBy === 'revenue') },
    rates,
  );
  const lineOf = (id: string) => {
    const line = cost.charges.find((other) => other.id === id);
    if (!line) throw new RangeError(`content/customs.ts has no charge "${id}"`);
    return { amount: line.amount, percent: line.percents.join(' + ') };
  };
  const [importDuty, ofValue, ofGoods, vat] = [
    lineOf('import-duty'),
    lineOf('railway-levy'),
    lineOf('processing-fee'),
    lineOf('vat'),
  ];
  return {
    parts: {
      goods: cost.goods,
      freight: cost.freight,
      duty: importDuty.amount,
      levies: ofValue.amount + ofGoods.amount,
      vat: vat.amount,
    },
    total: cost.total,
    rates: {
      duty: importDuty.percent,
      levyOfValue: ofValue.percent,
      levyOfGoods: ofGoods.percent,
      vat: vat.percent,
    },
  };
}
