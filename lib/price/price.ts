import type { Way } from '@/content/schema/customs';
import type { Money } from '@/content/schema/money';
import {
  type CustomsRates,
  type LandedCost,
  landedCost,
  type Tariff,
} from '@/lib/customs/landed-cost';
import { estimate, type Parcel, type Rate } from '@/lib/freight/air-freight';
import { fromShillings, type ShillingRates } from '@/lib/money/shillings';
import { type OwnTerms, ownCharges, type SeaPrice, type Unit } from './own-prices';

/** A typical thing: what it costs in the shop, its box, and what customs charges on it. */
export type PriceThing = {
  /** The name of its file in `content/goods`: `smartphones`. */
  readonly id: string;
  /** How it is usually sent. By sea, only the charges are known: freight has no published price. */
  readonly by: Way;
  readonly value: Readonly<Money>;
  readonly parcel: Parcel;
  readonly unit?: Unit | undefined;
  readonly tariff: Tariff;
};

/** What the price of every consignment is calculated with. */
export type PriceTerms = {
  readonly customs: CustomsRates;
  /** Shillings for one unit of each currency. */
  readonly perUnit: ShillingRates;
  /** Cubic centimeters that count as one kilogram. */
  readonly divisor: number;
  readonly own: OwnTerms;
};

export type Consignment = Pick<PriceThing, 'by' | 'value' | 'parcel' | 'unit' | 'tariff'> & {
  readonly rate: Rate;
  /** Our price of sea freight from there, if the list has one. */
  readonly sea?: SeaPrice | undefined;
  /** Sea freight that the visitor was quoted, in place of ours. */
  readonly quoted?: Readonly<Money> | undefined;
  /** As typed. Without one, Dar es Salaam. */
  readonly town?: string;
};

/** A price and its parts, in whole shillings. */
export type Price = LandedCost & {
  /** All charges in one sum: import duty and everything else that customs and the port charge. */
  readonly charged: number;
  /** All parts; without a price of the freight the charges alone, which come on top. */
  readonly total: number;
  /** The total in the currency of the origin. */
  readonly totalAtOrigin: Money;
  /** In its own currency; undefined where it is quoted. */
  readonly freightPrice: Readonly<Money> | undefined;
  readonly deliveryPrice: Readonly<Money> | undefined;
  /** The weight that air freight is charged for, in kilograms as text. */
  readonly chargeableWeight: string;
  /** Whether that is the weight by size. */
  readonly isBySize: boolean;
};

/**
 * What a consignment costs at the door: the one sum of cards, tools and pages. What has no price yet
 * is left out, such as sea freight that is neither quoted nor in our list.
 * Throws as `estimate` and `landedCost` do.
 */
export function priceOf(consignment: Consignment, terms: PriceTerms): Price {
  const { by, value, parcel, tariff, rate, quoted } = consignment;
  const { currency } = rate;
  const own = ownCharges(consignment, terms);
  const freightPrice = quoted ?? own.freight;
  const cost = landedCost(
    {
      ...own,
      by,
      goods: value,
      freight: freightPrice ?? { amount: '0', currency },
      weight: parcel.weight,
      tariff,
    },
    terms.customs,
    terms.perUnit,
  );
  const charged = cost.charges.reduce((sum, { amount }) => sum + amount, 0);
  const total = freightPrice ? cost.total : charged;
  const air = by === 'air' ? estimate(parcel, rate, terms.divisor) : undefined;
  return {
    ...cost,
    charged,
    total,
    totalAtOrigin: fromShillings(total, currency, terms.perUnit),
    freightPrice,
    deliveryPrice: own.delivery,
    chargeableWeight: air?.chargeableWeight ?? '',
    isBySize: air?.basis === 'volumetric',
  };
}

/**
 * The parcel of a thing with this weight. One that is not the thing's own is charged as typed,
 * because its box is not known.
 */
export const parcelOf = ({ parcel }: Pick<PriceThing, 'parcel'>, weight: string): Parcel =>
  Number(weight) === Number(parcel.weight)
    ? { ...parcel, weight }
    : { weight, length: '0', width: '0', height: '0' };

/** Shillings as headlines show them: to the nearest thousand. */
export const toThousand = (shillings: number): number => Math.round(shillings / 1000) * 1000;
