import type { Money } from '@/content/schema/money';
import { type CustomsRates, type LandedCost, landedCost } from '@/lib/customs/landed-cost';
import { weightOf } from '@/lib/freight/pieces';
import { sumOf } from '@/lib/money/number';
import { fromShillings, inShillings, toShillings } from '@/lib/money/shillings';
import { ownCharges, type Reach } from './own-charges';
import type { Consignment, PriceTerms, Shipment } from './shipment';

/** A price and its parts, in whole shillings. */
export type Price = LandedCost & {
  /** The cost of each kind of boxes, without our fees. */
  readonly each: readonly LandedCost[];
  /** Our own fees. */
  readonly clearance: number;
  readonly delivery: number;
  /** All charges in one sum: import duty and everything else that customs and the port charge. */
  readonly charged: number;
  /** All parts; without a price of the freight what is known before it: the goods and the charges. */
  readonly total: number;
  readonly totalAtOrigin: Money;
  /** In its own currency; undefined where it is quoted. */
  readonly freightPrice: Readonly<Money> | undefined;
  /** Whether the delivery is that of a small parcel at home, because our list has no other by air. */
  readonly isSmallParcel: boolean;
  /** How far the total goes: to the town, only to Dar es Salaam, or to no door at all. */
  readonly reaches: Reach;
  /** The weight that air freight is charged for, in kilograms as text. */
  readonly chargeableWeight: string;
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
  const { air, parts, freight, clearance, delivery, ...way } = ownCharges(shipment, terms);
  const freightPrice = quoted ?? freight;
  const worth = (price: Readonly<Money> | undefined) => (price ? toShillings(price, perUnit) : 0);
  const freights = sharesOf(
    worth(freightPrice),
    boxes.map(({ value }, i) => worth(parts?.[i] ?? value)),
  );
  const each = boxes.map(({ value: goods, tariff, ...box }, i) => {
    const share = inShillings(freights[i] ?? 0);
    const weight = weightOf(box);
    return landedCost({ by, goods, freight: share, weight, tariff }, customs, perUnit);
  });
  const fees = { clearance: worth(clearance), delivery: worth(delivery) };
  const cost = { ...together(each, customs), ...fees };
  const charged = sumOf(cost.charges.map(({ amount }) => amount));
  const total = cost.total + (freightPrice ? fees.clearance + fees.delivery : 0);
  return {
    ...cost,
    each,
    charged,
    total,
    totalAtOrigin: fromShillings(total, rate.currency, perUnit),
    freightPrice,
    isSmallParcel: way.isSmallParcel,
    reaches: way.reaches,
    chargeableWeight: air ? sumOf(air.map((box) => Number(box.chargeableWeight))).toFixed(2) : '',
    isBySize: air?.some(({ basis }) => basis === 'volumetric') ?? false,
  };
}

/** A whole amount in shares, each in proportion to its part; the last gets what rounding leaves. */
function sharesOf(amount: number, parts: readonly number[]): number[] {
  const all = sumOf(parts) || 1;
  const shares = parts.slice(1).map((part) => Math.floor((amount * part) / all));
  return [amount - sumOf(shares), ...shares];
}

type Part = 'goods' | 'freight' | 'customsValue' | 'total';

/** Costs in one: each charge once, in the order of the law. */
function together(each: readonly LandedCost[], { charges }: CustomsRates): LandedCost {
  const sum = (part: Part) => sumOf(each.map((cost) => cost[part] ?? 0));
  return {
    goods: each.some(({ goods }) => goods !== undefined) ? sum('goods') : undefined,
    freight: sum('freight'),
    customsValue: sum('customsValue'),
    total: sum('total'),
    charges: charges.flatMap(({ id }) => {
      const lines = each.flatMap((cost) => cost.charges.filter((line) => line.id === id));
      const [first] = lines;
      return first ? { ...first, amount: sumOf(lines.map(({ amount }) => amount)) } : [];
    }),
  };
}

/** Shillings as headlines show them: to the nearest thousand. */
export const toThousand = (shillings: number): number => Math.round(shillings / 1000) * 1000;
