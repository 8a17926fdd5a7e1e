import type { Money } from '@/content/schema/money';
import { estimate, type Parcel } from '@/lib/freight/air-freight';
import { allOf, weightOf } from '@/lib/freight/pieces';
import { product, toDecimal } from '@/lib/money/fraction';
import { sumOf } from '@/lib/money/number';
import { addUp, priceTimes } from '@/lib/money/prices';
import { type ShillingRates, toShillings } from '@/lib/money/shillings';
import { HOME_TOWN, type OwnTerms, type SeaPrice } from '@/lib/own-prices/own-prices';
import type { Boxes, PriceTerms, Shipment } from './shipment';

/** How far a price goes: to the town, only to a door in Dar es Salaam, or to no door at all. */
export type Reach = 'town' | 'home' | 'port';

/**
 * What we charge for a shipment, and the estimates of air freight that it contains. A part is
 * undefined where our lists have no price for it: sea freight, or the delivery of a heavy box.
 * Throws a RangeError as `estimate` does.
 */
export function ownCharges(
  {
    by,
    boxes,
    rate,
    sea,
    town = '',
  }: Omit<Shipment, 'boxes' | 'quoted'> & {
    readonly boxes: readonly Omit<Boxes, 'value' | 'tariff'>[];
  },
  { divisor, perUnit, own }: Omit<PriceTerms, 'customs'>,
) {
  const air = by === 'air' ? boxes.map((box) => estimate(allOf(box), rate, divisor)) : undefined;
  const parts = air
    ? air.map(({ totalCost: amount, currency }) => ({ amount, currency }))
    : boxes.map((box) => seaPart(box, sea));
  const known = parts.filter((part) => part !== undefined);
  const all = known.length === parts.length ? addUp(known, perUnit) : undefined;
  const isByVolume = boxes.every(({ unit }) => !unit);
  const least = air ? own.airMinimum : isByVolume ? sea?.minimum : undefined;
  const isBelow = all && least && toShillings(least, perUnit) > toShillings(all, perUnit);
  return {
    air,
    parts: all && known,
    freight: isBelow ? least : all,
    clearance: air ? own.clearance.parcel : clearanceBySea(boxes, own, perUnit),
    ...deliveryTo(town, sumOf(boxes.map((box) => Number(weightOf(box)))), air !== undefined, own),
  };
}

function seaPart({ unit, pieces, ...box }: Omit<Boxes, 'value' | 'tariff'>, sea?: SeaPrice) {
  const ofUnit = unit && sea?.[unit];
  if (unit) return ofUnit && priceTimes(ofUnit, pieces);
  return sea?.cubicMetre && volumePrice(allOf({ pieces, ...box }), sea.cubicMetre);
}

/** Undefined unless all boxes have a fee. */
function clearanceBySea(
  boxes: readonly Pick<Boxes, 'unit' | 'pieces'>[],
  { clearance }: OwnTerms,
  perUnit: ShillingRates,
): Money | undefined {
  const fees = boxes.flatMap(({ unit, pieces }) => {
    const fee = unit && clearance[unit];
    return fee ? priceTimes(fee, pieces) : [];
  });
  return fees.length === boxes.length ? addUp(fees, perUnit) : undefined;
}

/** Undefined without a size. */
function volumePrice(
  { length, width, height }: Parcel,
  { amount, currency }: Readonly<Money>,
): Money | undefined {
  if (![length, width, height].every(Number)) return undefined;
  return { amount: toDecimal(product(length, width, height, amount, '0.000001'), 2), currency };
}

/**
 * The price of the delivery to a town. To one without a price the shipment is delivered in Dar es
 * Salaam, so that no town looks cheaper for want of its price.
 */
function deliveryTo(
  town: string,
  weight: number,
  isByAir: boolean,
  { delivery, smallParcel }: OwnTerms,
): {
  readonly reaches: Reach;
  readonly delivery: Readonly<Money> | undefined;
  readonly isSmallParcel: boolean;
} {
  const name = town.trim().toLowerCase();
  const home = HOME_TOWN.toLowerCase();
  const find = (bands: OwnTerms['delivery'][string] = []) =>
    bands.find(({ upTo }) => weight <= upTo)?.price;
  const listed = delivery[home] ?? [];
  const isSmallParcel = isByAir && listed.length === 0;
  const atHome = find(isSmallParcel ? [smallParcel] : listed);
  if (isHome(town)) return { delivery: atHome, isSmallParcel, reaches: atHome ? 'town' : 'port' };
  const inTown = find(delivery[name]);
  if (inTown) return { delivery: inTown, isSmallParcel: false, reaches: 'town' };
  return { delivery: atHome, isSmallParcel, reaches: atHome ? 'home' : 'port' };
}

/** Whether that is where delivery is counted by default. */
const isHome = (town: string): boolean =>
  ['', 'dar', HOME_TOWN.toLowerCase()].includes(town.trim().toLowerCase());
