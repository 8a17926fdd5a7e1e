import type { Customs, Way } from '@/content/schema/customs';
import type { Goods } from '@/content/schema/goods';
import type { Money } from '@/content/schema/money';
import type { OwnPrices } from '@/content/schema/own-prices';
import type { Rates } from '@/content/schema/rates';
import { estimate, type Parcel, type Rate } from '@/lib/freight/air-freight';
import { multiply, parseFraction, toDecimal } from '@/lib/money/fraction';
import { type ShillingRates, toShillings } from '@/lib/money/shillings';
import { fill } from '@/lib/text/fill';

/** What has a price of its own by sea; everything else is priced by volume. */
export type Unit = NonNullable<Goods['items'][number]['unit']>;

/** The price of a delivery, for a weight of at most `upTo` kilograms. */
type Band = { readonly upTo: number; readonly price: Readonly<Money> };

/** The price of sea freight, as far as our own list has it. */
export type SeaPrice = {
  readonly [part in 'cubicMetre' | 'minimum' | Unit]?: Readonly<Money> | undefined;
};

/** Our own prices as totals count them. */
export type OwnTerms = {
  /** By town, in small letters. */
  readonly delivery: Readonly<Record<string, readonly Band[]>>;
  /** A small parcel within Dar es Salaam: what air freight is delivered for if no list says more. */
  readonly smallParcel: Band;
  readonly clearance: { readonly [unit in Unit | 'parcel']?: Readonly<Money> | undefined };
  readonly airMinimum?: Readonly<Money> | undefined;
};

export const HOME_TOWN = 'Dar es Salaam';

/** Towns as people write them, by their fields in the list. */
export const TOWNS: Readonly<Record<keyof NonNullable<OwnPrices['delivery']>, string>> = {
  darEsSalaam: HOME_TOWN,
  dodoma: 'Dodoma',
  mwanza: 'Mwanza',
  arusha: 'Arusha',
  mbeya: 'Mbeya',
  zanzibar: 'Zanzibar',
};

type Listed = { readonly ownPrices: OwnPrices };

function ownTerms({
  ownPrices: { delivery = {}, clearance, others },
  rates: { localDelivery, smallParcel },
}: Listed & { readonly rates: Pick<Rates, 'localDelivery' | 'smallParcel'> }): OwnTerms {
  const bands = Object.entries(TOWNS).map(([field, town]) => [
    town.toLowerCase(),
    (delivery[field as keyof typeof TOWNS] ?? [])
      .map(({ upTo, price }) => ({ upTo, price }))
      .toSorted((a, b) => a.upTo - b.upTo),
  ]);
  return {
    delivery: Object.fromEntries(bands),
    smallParcel: { upTo: smallParcel, price: localDelivery },
    clearance: {
      parcel: clearance?.parcel?.price,
      barrel: clearance?.barrel?.price,
      vehicle: clearance?.car?.price,
    },
    airMinimum: others?.airMinimum?.price,
  };
}

/** What prices are worked out from. */
export type Priced = Parameters<typeof ownTerms>[0] & {
  readonly customs: Customs;
  readonly rates: Pick<Rates, 'divisor'> & { shilling: Pick<Rates['shilling'], 'perUnit'> };
};

export const priceTerms = (site: Priced) => ({
  customs: site.customs,
  perUnit: site.rates.shilling.perUnit,
  divisor: site.rates.divisor,
  own: ownTerms(site),
});

type Uncounted = { readonly customs: Pick<Customs, 'leftOut' | 'clearanceFee'> };

/** What a total excludes, in one sentence: our fee for clearance unless it is counted. */
export const leftOutOf = (
  { customs: { leftOut, clearanceFee } }: Uncounted,
  countsClearance: boolean,
): string => fill(leftOut, { fee: countsClearance ? '' : clearanceFee });

/** Undefined while the list has neither a cubic metre nor a barrel or a car from that origin. */
export function seaPriceFrom({ ownPrices }: Listed, slug: string): SeaPrice | undefined {
  const { cubicMetre, minimum, barrel, car } = ownPrices.origins?.[slug] ?? {};
  if (!(cubicMetre ?? barrel ?? car)) return undefined;
  const ofUnit = { barrel: barrel?.price, vehicle: car?.price };
  return { cubicMetre: cubicMetre?.price, minimum: minimum?.price, ...ofUnit };
}

type Shipment = {
  readonly by: Way;
  readonly parcel: Parcel;
  readonly rate: Rate;
  readonly sea?: SeaPrice | undefined;
  readonly unit?: Unit | undefined;
  /** As typed. Without one, Dar es Salaam. */
  readonly town?: string;
};

type Terms = {
  readonly divisor: number;
  readonly perUnit: ShillingRates;
  readonly own: OwnTerms;
};

/**
 * What we charge for a shipment. Undefined is what no list gives: sea freight, or the delivery of a
 * heavy box. Throws a RangeError as `estimate` does.
 */
export function ownCharges(
  { by, parcel, rate, sea, unit, town = '' }: Shipment,
  { divisor, perUnit, own }: Terms,
) {
  const isByAir = by === 'air';
  const atLeast = (price: Readonly<Money>, minimum: Readonly<Money> | undefined) =>
    minimum && toShillings(minimum, perUnit) > toShillings(price, perUnit) ? minimum : price;
  const bySea = () => {
    if (unit) return sea?.[unit];
    const byVolume = sea?.cubicMetre && volumePrice(parcel, sea.cubicMetre);
    return byVolume && atLeast(byVolume, sea.minimum);
  };
  return {
    freight: isByAir ? atLeast(airFreight(parcel, rate, divisor), own.airMinimum) : bySea(),
    clearance: isByAir ? own.clearance.parcel : unit && own.clearance[unit],
    delivery: deliveryTo(town, Number(parcel.weight), isByAir, own),
  };
}

export function airFreight(parcel: Parcel, rate: Rate, divisor: number): Money {
  const { totalCost, currency } = estimate(parcel, rate, divisor);
  return { amount: totalCost, currency };
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
