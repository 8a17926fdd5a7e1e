import type { Customs } from '@/content/schema/customs';
import type { Goods } from '@/content/schema/goods';
import type { Money } from '@/content/schema/money';
import type { OwnPrices } from '@/content/schema/own-prices';
import type { Rates } from '@/content/schema/rates';
import { fill } from '@/lib/text/fill';

/** What has a price of its own by sea; everything else is priced by volume. */
export type Unit = NonNullable<Goods['items'][number]['unit']>;

/** The price of a delivery, for a weight of at most `upTo` kilograms. */
type Band = { readonly upTo: number; readonly price: Readonly<Money> };

/** The price of sea freight, as far as our own list has it. */
export type SeaPrice = {
  readonly [part in 'cubicMetre' | 'minimum' | Unit]?: Readonly<Money> | undefined;
};

/** Our own prices that a total can contain. */
export type OwnTerms = {
  /** By town, in small letters. */
  readonly delivery: Readonly<Record<string, readonly Band[]>>;
  /** By air to Dar es Salaam, as long as `delivery` has no prices for that town. */
  readonly smallParcel: Band;
  readonly clearance: { readonly [unit in Unit | 'parcel']?: Readonly<Money> | undefined };
  readonly airMinimum?: Readonly<Money> | undefined;
};

export const HOME_TOWN = 'Dar es Salaam';

/** Towns as people write them, by their fields in the list. */
const TOWNS: Readonly<Record<keyof NonNullable<OwnPrices['delivery']>, string>> = {
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

/** What a total excludes, in one list: our fee for clearance unless it is counted. */
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
