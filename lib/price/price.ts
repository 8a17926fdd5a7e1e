import type { Way } from '@/content/schema/customs';
import type { Money } from '@/content/schema/money';
import { estimate, type Parcel, type Rate } from '@/lib/calculator/estimate';
import type { Tariff } from '@/lib/landed-cost/charges';
import type { EnquiryTerms } from '@/lib/landed-cost/enquiry';
import { airFreight, landedCost } from '@/lib/landed-cost/landed-cost';

/** A typical thing: what it costs in the shop, its box, and what customs charges on it. */
export type PriceThing = {
  /** The name of its file in `content/goods`: `smartphones`. */
  readonly id: string;
  /** How it is usually sent. By sea, only the charges are known: freight has no published price. */
  readonly by: Way;
  readonly value: Readonly<Money>;
  readonly parcel: Parcel;
  readonly tariff: Tariff;
};

export type PriceTerms = Pick<EnquiryTerms, 'customs' | 'perUnit' | 'divisor' | 'delivery'>;

export type PriceEnquiry = {
  readonly rate: Rate;
  readonly thing: PriceThing;
  /** Kilograms as text. */
  readonly weight: string;
};

/** A price and its parts, in whole shillings. */
export type Price = {
  readonly goods: number;
  /** Air freight and local delivery; undefined by sea, where freight is quoted. */
  readonly freight: number | undefined;
  /** Import duty and everything else that customs, the state and the port charge. */
  readonly charges: number;
  /** By air all parts; by sea the charges alone, which come on top of goods and freight. */
  readonly total: number;
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
export function priceOf({ rate, thing, weight }: PriceEnquiry, terms: PriceTerms): Price {
  const { by, value, tariff } = thing;
  const isOwn = Number(weight) === Number(thing.parcel.weight);
  const parcel = { ...(isOwn ? thing.parcel : NO_SIZE), weight };
  const isByAir = by === 'air';
  const cost = landedCost(
    {
      by,
      goods: value,
      freight: isByAir
        ? airFreight(parcel, rate, terms.divisor)
        : { amount: '0', currency: rate.currency },
      delivery: isByAir ? terms.delivery : undefined,
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
    freight: isByAir ? cost.freight + cost.delivery : undefined,
    charges,
    total: isByAir ? cost.total : charges,
    chargeableWeight,
    isBySize: basis === 'volumetric',
  };
}

/** Shillings as headlines show them: to the nearest thousand. */
export const toThousand = (shillings: number): number => Math.round(shillings / 1000) * 1000;
