import { type Price, priceOf } from '@/lib/price/price';
import { type Enquiry, type EnquiryTerms, type GoodsChoice, wayOf } from './enquiry';

export type EnquiryCost = Price & { readonly choice: GoodsChoice };

/** Decimal text with a zero where the number field left it out: `.5` is `0.5`. */
const withZero = (text: string) => text.trim().replace(/^\./, '0.');

/** The cost of an enquiry. Throws a RangeError for one that has errors. */
export function enquiryCost(enquiry: Enquiry, terms: EnquiryTerms): EnquiryCost {
  const choice = terms.goods.find(({ id }) => id === enquiry.goods);
  const origin = terms.origins.find(({ value }) => value === enquiry.origin);
  if (!choice || !origin) throw new RangeError('the enquiry names no goods or no origin');
  const { currency, town } = enquiry;
  const by = wayOf(enquiry);
  const quoted = by === 'sea' ? withZero(enquiry.freight) : '';
  const price = priceOf(
    {
      by,
      value: { amount: withZero(enquiry.value), currency },
      parcel: enquiry,
      tariff: choice.tariff,
      rate: origin.rate,
      sea: origin.seaPrice,
      unit: choice.unit,
      quoted: quoted === '' ? undefined : { amount: quoted, currency },
      town,
    },
    terms,
  );
  return { ...price, choice };
}
