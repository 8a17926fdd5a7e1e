import type { Way } from '@/content/schema/customs';
import type { Money } from '@/content/schema/money';
import {
  type CustomsRates,
  type LandedCost,
  landedCost,
  type Tariff,
} from '@/lib/customs/landed-cost';
import { estimate, type Parcel, type Rate } from '@/lib/freight/air-freight';
import { multiply, parseFraction, toDecimal } from '@/lib/money/fraction';
import { fromShillings, type ShillingRates, toShillings } from '@/lib/money/shillings';
import { HOME_TOWN, type OwnTerms, type SeaPrice, type Unit } from './own-prices';

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
  const { air, freight, clearance, delivery } = ownCharges(consignment, terms);
  const freightPrice = quoted ?? freight;
  const cost = landedCost(
    {
      by,
      goods: value,
      freight: freightPrice ?? { amount: '0', currency },
      clearance,
      delivery,
      weight: parcel.weight,
      tariff,
    },
    terms.customs,
    terms.perUnit,
  );
  const charged = cost.charges.reduce((sum, { amount }) => sum + amount, 0);
  const total = freightPrice ? cost.total : charged;
  return {
    ...cost,
    charged,
    total,
    totalAtOrigin: fromShillings(total, currency, terms.perUnit),
    freightPrice,
    deliveryPrice: delivery,
    chargeableWeight: air?.chargeableWeight ?? '',
    isBySize: air?.basis === 'volumetric',
  };
}

/**
 * What we charge for a shipment, and the estimate of air freight that it contains. Undefined is what
 * no list gives: sea freight, or the delivery of a heavy box. Throws a RangeError as `estimate` does.
 */
export function ownCharges(
  { by, parcel, rate, sea, unit, town = '' }: Omit<Consignment, 'value' | 'tariff' | 'quoted'>,
  { divisor, perUnit, own }: Omit<PriceTerms, 'customs'>,
) {
  const air = by === 'air' ? estimate(parcel, rate, divisor) : undefined;
  const atLeast = (price: Readonly<Money>, minimum: Readonly<Money> | undefined) =>
    minimum && toShillings(minimum, perUnit) > toShillings(price, perUnit) ? minimum : price;
  const bySea = () => {
    if (unit) return sea?.[unit];
    const byVolume = sea?.cubicMetre && volumePrice(parcel, sea.cubicMetre);
    return byVolume && atLeast(byVolume, sea.minimum);
  };
  return {
    air,
    freight: air
      ? atLeast({ amount: air.totalCost, currency: air.currency }, own.airMinimum)
      : bySea(),
    clearance: air ? own.clearance.parcel : unit && own.clearance[unit],
    delivery: deliveryTo(town, Number(parcel.weight), air !== undefined, own),
  };
}

/** Undefined without a size. */
function volumePrice(
  { length, width, height }: Parcel,
  { amount, currency }: Readonly<Money>,
): Money | undefined {
  const sides = [length, width, height, amount].map(parseFraction);
  const known = sides.filter((side) => side !== undefined && side.numerator > 0n);
  if (known.length < sides.length) return undefined;
  const perCubicMetre = { numerator: 1n, denominator: 1_000_000n };
  const price = multiply(perCubicMetre, ...known.map((side) => side ?? perCubicMetre));
  return { amount: toDecimal(price, 2), currency };
}

function deliveryTo(
  town: string,
  weight: number,
  isByAir: boolean,
  { delivery, smallParcel }: OwnTerms,
): Readonly<Money> | undefined {
  const name = town.trim().toLowerCase();
  const home = HOME_TOWN.toLowerCase();
  const isHome = name === '' || name === 'dar' || name === home;
  const listed = delivery[isHome ? home : name] ?? [];
  const ofHome = isByAir && isHome && listed.length === 0 ? [smallParcel] : listed;
  return ofHome.find(({ upTo }) => weight <= upTo)?.price;
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
