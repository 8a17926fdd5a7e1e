import type { Money } from '@/content/schema/money';
import { type LandedCost, landedCost } from '@/lib/customs/landed-cost';
import { fromShillings, inShillings, toShillings } from '@/lib/money/shillings';
import { decimalOf, ownCharges, type Reach, sumOf, weightOf } from './own-charges';
import type { Consignment, PriceTerms, Shipment } from './shipment';

/** A price and its parts, in whole shillings. */
export type Price = LandedCost & {
  /** The cost of each kind of boxes, without our fees. */
  readonly each: readonly LandedCost[];
  /** All charges in one sum: import duty and everything else that customs and the port charge. */
  readonly charged: number;
  /** All parts; without a price of the freight the charges alone, which come on top. */
  readonly total: number;
  readonly totalAtOrigin: Money;
  /** In its own currency; undefined where it is quoted. */
  readonly freightPrice: Readonly<Money> | undefined;
  readonly deliveryPrice: Readonly<Money> | undefined;
  /** How far the total goes: to the town, only to Dar es Salaam, or to no door at all. */
  readonly reaches: Reach;
  /** The weight that air freight is charged for, in kilograms as text. */
  readonly chargeableWeight: string;
  /** Whether that is the weight by size. */
  readonly isBySize: boolean;
};

/** What one kind of boxes costs at the door. */
export const priceOf = (consignment: Consignment, terms: PriceTerms): Price =>
  priceOfAll({ ...consignment, boxes: [consignment] }, terms);

/**
 * What a shipment costs at the door: the one sum of cards, tools and pages. A part without a price
 * counts as zero, such as sea freight that is neither quoted nor in our list. Duty and taxes are those
 * of each kind of boxes, with its share of the freight.
 * Throws as `estimate` and `landedCost` do.
 */
export function priceOfAll(shipment: Shipment, terms: PriceTerms): Price {
  const { by, boxes, rate, quoted } = shipment;
  const { customs, perUnit } = terms;
  const { air, parts, freight, clearance, delivery, reaches } = ownCharges(shipment, terms);
  const freightPrice = quoted ?? freight;
  const freights = sharesOf(
    freightPrice ? toShillings(freightPrice, perUnit) : 0,
    boxes.map(({ value }, i) => toShillings(parts?.[i] ?? value, perUnit)),
  );
  const each = boxes.map(({ value: goods, tariff, ...box }, i) => {
    const share = inShillings(freights[i] ?? 0);
    const weight = weightOf(box);
    return landedCost({ by, goods, freight: share, weight, tariff }, customs, perUnit);
  });
  const fees = {
    clearance: clearance ? toShillings(clearance, perUnit) : 0,
    delivery: delivery ? toShillings(delivery, perUnit) : 0,
  };
  const cost = { ...together(each), ...fees };
  const charged = sumOf(cost.charges.map(({ amount }) => amount));
  const total = freightPrice ? cost.total + fees.clearance + fees.delivery : charged;
  return {
    ...cost,
    each,
    charged,
    total,
    totalAtOrigin: fromShillings(total, rate.currency, perUnit),
    freightPrice,
    deliveryPrice: delivery,
    reaches,
    chargeableWeight: air ? decimalOf(sumOf(air.map((box) => Number(box.chargeableWeight)))) : '',
    isBySize: air?.some(({ basis }) => basis === 'volumetric') ?? false,
  };
}

/** A whole amount in shares, each in proportion to its part; the last gets what rounding leaves. */
function sharesOf(amount: number, parts: readonly number[]): number[] {
  const all = sumOf(parts) || 1;
  const shares = parts.slice(1).map((part) => Math.floor((amount * part) / all));
  return [amount - sumOf(shares), ...shares];
}

/** Costs in one: each charge once. */
function together([first, ...others]: readonly LandedCost[]): LandedCost {
  if (!first) throw new RangeError('a shipment without boxes');
  return others.reduce(addCost, first);
}

const addCost = (all: LandedCost, one: LandedCost): LandedCost => ({
  goods: all.goods === undefined ? one.goods : all.goods + (one.goods ?? 0),
  freight: all.freight + one.freight,
  insurance: all.insurance + one.insurance,
  clearance: all.clearance + one.clearance,
  delivery: all.delivery + one.delivery,
  customsValue: all.customsValue + one.customsValue,
  total: all.total + one.total,
  charges: mergeLines(all.charges, one.charges),
});

/** Adds up lines of the same charge. Both lists are in the order of the law. */
function mergeLines(
  lines: LandedCost['charges'],
  more: LandedCost['charges'],
): LandedCost['charges'] {
  const merged = lines.map((line) => {
    const same = more.find(({ id }) => id === line.id);
    return same ? { ...line, amount: line.amount + same.amount } : line;
  });
  for (const [i, line] of more.entries()) {
    if (lines.some(({ id }) => id === line.id)) continue;
    const before = more[i - 1]?.id;
    merged.splice(merged.findIndex(({ id }) => id === before) + 1, 0, line);
  }
  return merged;
}

/** Shillings as headlines show them: to the nearest thousand. */
export const toThousand = (shillings: number): number => Math.round(shillings / 1000) * 1000;
