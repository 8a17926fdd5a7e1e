import type { Money } from '@/content/schema/money';
import { estimate } from '@/lib/calculator/estimate';
import { fromShillings } from '@/lib/calculator/shillings';
import { ownCharges } from '@/lib/price/own-prices';
import { type Enquiry, type EnquiryTerms, type GoodsChoice, wayOf } from './enquiry';
import { type LandedCost, landedCost } from './landed-cost';

export type EnquiryCost = Omit<LandedCost, 'totalAtOrigin'> & {
  readonly choice: GoodsChoice;
  /** The freight in its own currency: by sea, what the visitor was quoted or our list has. */
  readonly freightPrice: Readonly<Money> | undefined;
  /** The price of the delivery, if one is known. */
  readonly deliveryPrice: Readonly<Money> | undefined;
  /** The weight that air freight is charged for, in kilograms as text. */
  readonly chargeableWeight: string;
  readonly totalAtOrigin: Money;
};

/** Decimal text with a zero where the number field left it out: `.5` is `0.5`. */
const withZero = (text: string) => text.trim().replace(/^\./, '0.');

/**
 * The cost of an enquiry that has no errors: price, freight, every charge, our fees. What has no
 * price yet is left out, such as sea freight that is neither quoted nor in our list.
 * Throws a RangeError for an enquiry that has errors.
 */
export function enquiryCost(enquiry: Enquiry, terms: EnquiryTerms): EnquiryCost {
  const choice = terms.goods.find(({ id }) => id === enquiry.goods);
  const origin = terms.origins.find(({ value }) => value === enquiry.origin);
  if (!choice || !origin) throw new RangeError('the enquiry names no goods or no origin');
  const by = wayOf(enquiry);
  const { rate, seaPrice: sea } = origin;
  const { currency } = rate;
  const { isBarrel } = choice;
  const { town } = enquiry;
  const own = ownCharges({ by, parcel: enquiry, rate, sea, isBarrel, town }, terms);
  const quoted = by === 'sea' ? withZero(enquiry.freight) : '';
  const freightPrice = quoted === '' ? own.freight : { amount: quoted, currency: enquiry.currency };
  const cost = landedCost(
    {
      ...own,
      by,
      goods: { amount: withZero(enquiry.value), currency: enquiry.currency },
      freight: freightPrice ?? { amount: '0', currency },
      weight: enquiry.weight,
      tariff: choice.tariff,
    },
    terms.customs,
    terms.perUnit,
  );
  return {
    ...cost,
    choice,
    freightPrice,
    deliveryPrice: own.delivery,
    chargeableWeight: by === 'air' ? estimate(enquiry, rate, terms.divisor).chargeableWeight : '',
    totalAtOrigin: fromShillings(cost.total, currency, terms.perUnit),
  };
}
