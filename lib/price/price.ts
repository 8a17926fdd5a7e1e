import type { Way } from '@/content/schema/customs';
import type { Money } from '@/content/schema/money';
import { estimate, type Parcel, type Rate } from '@/lib/calculator/estimate';
import type { EnquiryTerms } from '@/lib/landed-cost/enquiry';
import type { Tariff } from '@/lib/landed-cost/landed-cost';
import { landedCost } from '@/lib/landed-cost/landed-cost';
import { ownCharges, type SeaPrice } from './own-prices';

/** A typical thing: what it costs in the shop, its box, and what customs charges on it. */
export type PriceThing = {
  /** The name of its file in `content/goods`: `smartphones`. */
  readonly id: string;
  /** How it is usually sent. By sea, only the charges are known: freight has no published price. */
  readonly by: Way;
  readonly value: Readonly<Money>;
  readonly parcel: Parcel;
  readonly isBarrel?: boolean | undefined;
  readonly tariff: Tariff;
};

export type PriceTerms = Pick<EnquiryTerms, 'customs' | 'perUnit' | 'divisor' | 'own'>;

export type PriceEnquiry = {
  readonly rate: Rate;
  /** Our price of sea freight from there, if the list has one. */
  readonly sea?: SeaPrice | undefined;
  readonly thing: PriceThing;
  /** Kilograms as text. */
  readonly weight: string;
};

/** A price and its parts, in whole shillings. */
export type Price = {
  /** Undefined for things that their owner already has. */
  readonly goods: number | undefined;
  /** Freight, with clearance and local delivery where they have a price; undefined if quoted. */
  readonly freight: number | undefined;
  /** Import duty and everything else that customs, the state and the port charge. */
  readonly charges: number;
  /** All parts; without a price of the freight the charges alone, which come on top. */
  readonly total: number;
  /** What the freight contains besides. */
  readonly fees: readonly ('clearance' | 'delivery')[];
  /** The weight that freight is charged for, in kilograms as text. */
  readonly chargeableWeight: string;
  /** Whether that is the weight by size. */
  readonly isBySize: boolean;
};

const NO_SIZE = { length: '0', width: '0', height: '0' };

/**
 * What a thing costs: the sum of the goods pages and of the total cost tool.
 * A typed weight that is not the thing's own is charged as typed, because its box is not known.
 * Throws a RangeError for a weight that is not a number; check with `validate` before.
 */
export function priceOf({ rate, sea, thing, weight }: PriceEnquiry, terms: PriceTerms): Price {
  const { by, value, tariff, isBarrel } = thing;
  const isOwn = Number(weight) === Number(thing.parcel.weight);
  const parcel = { ...(isOwn ? thing.parcel : NO_SIZE), weight };
  const own = ownCharges({ by, parcel, rate, sea, isBarrel }, terms);
  const cost = landedCost(
    {
      ...own,
      by,
      goods: value,
      freight: own.freight ?? { amount: '0', currency: rate.currency },
      weight,
      tariff,
    },
    terms.customs,
    terms.perUnit,
  );
  const { chargeableWeight, basis } = estimate(parcel, rate, terms.divisor);
  const charges = cost.charges.reduce((sum, { amount }) => sum + amount, 0);
  return {
    goods: cost.goods,
    freight: own.freight && cost.freight + cost.clearance + cost.delivery,
    charges,
    total: own.freight ? cost.total : charges,
    fees: (['clearance', 'delivery'] as const).filter((fee) => own[fee]),
    chargeableWeight,
    isBySize: basis === 'volumetric',
  };
}

/** Shillings as headlines show them: to the nearest thousand. */
export const toThousand = (shillings: number): number => Math.round(shillings / 1000) * 1000;
