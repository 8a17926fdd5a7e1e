import type { Money } from '@/content/schema/money';
import { estimate } from '@/lib/calculator/estimate';
import { fromShillings } from '@/lib/calculator/shillings';
import { type Enquiry, type EnquiryTerms, type GoodsChoice, wayOf } from './enquiry';
import { airFreight, type LandedCost, landedCost } from './landed-cost';

export type EnquiryCost = Omit<LandedCost, 'totalAtOrigin'> & {
  readonly choice: GoodsChoice;
  /** The freight in its own currency: by sea, what the visitor was quoted, if anything. */
  readonly freightPrice: Readonly<Money> | undefined;
  /** The weight that air freight is charged for, in kilograms as text. */
  readonly chargeableWeight: string;
  readonly totalAtOrigin: Money;
};

/** Decimal text with a zero where the number field left it out: `.5` is `0.5`. */
const withZero = (text: string) => text.trim().replace(/^\./, '0.');

/**
 * The cost of an enquiry that has no errors: price, freight, every charge, local delivery. Sea
 * freight has no published price: unless the visitor enters a quoted one, the cost excludes it.
 * Throws a RangeError for an enquiry that has errors.
 */
export function enquiryCost(enquiry: Enquiry, terms: EnquiryTerms): EnquiryCost {
  const choice = terms.goods.find(({ id }) => id === enquiry.goods);
  const origin = terms.origins.find(({ value }) => value === enquiry.origin);
  if (!choice || !origin) throw new RangeError('the enquiry names no goods or no origin');
  const by = wayOf(enquiry);
  const freightPrice = freightOf(enquiry, origin.rate, terms);
  const { currency } = origin.rate;
  const cost = landedCost(
    {
      by,
      goods: { amount: withZero(enquiry.value), currency: enquiry.currency },
      freight: freightPrice ?? { amount: '0', currency },
      // Its price is that of a small parcel, which no sea freight is.
      delivery: by === 'air' ? terms.delivery : undefined,
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
    chargeableWeight:
      by === 'air' ? estimate(enquiry, origin.rate, terms.divisor).chargeableWeight : '',
    totalAtOrigin: fromShillings(cost.total, currency, terms.perUnit),
  };
}

function freightOf(
  enquiry: Enquiry,
  rate: Readonly<Money>,
  { divisor }: EnquiryTerms,
): Readonly<Money> | undefined {
  if (wayOf(enquiry) === 'air') return airFreight(enquiry, rate, divisor);
  const amount = withZero(enquiry.freight);
  return amount === '' ? undefined : { amount, currency: enquiry.currency };
}
