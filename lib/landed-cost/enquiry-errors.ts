import { type CalculatorMessages, validate } from '@/lib/freight/validate-parcel';
import { compareFractions, parseFraction } from '@/lib/money/fraction';
import { isUnclear } from '@/lib/text/decimal';
import { fill } from '@/lib/text/fill';
import { type Enquiry, type EnquiryField, type EnquiryTerms, wayOf } from './enquiry';

/** Messages of the fields that the calculator does not have. `{goods}` and `{most}` are filled in. */
type EnquiryMessages = Readonly<
  Record<
    'goods' | 'air' | 'sea' | 'value' | 'valueMost' | 'currency' | 'freight' | 'freightMost',
    string
  >
>;

export type EnquiryErrors = { readonly [Name in EnquiryField]?: string };

/** The largest price in any currency: more than any shipment, and exact in whole shillings. */
export const LARGEST_PRICE = 1_000_000_000;
export const LARGEST_PRICE_TEXT = '1,000,000,000';

const most = { numerator: BigInt(LARGEST_PRICE), denominator: 1n };

/** Finds what prevents an enquiry from being calculated. An empty object means: nothing. */
export function enquiryErrors(
  enquiry: Enquiry,
  { goods, origins, perUnit }: EnquiryTerms,
  messages: EnquiryMessages,
  parcelMessages: CalculatorMessages,
): EnquiryErrors {
  const way = wayOf(enquiry);
  const chosen = goods.find(({ id }) => id === enquiry.goods);
  const rates = Object.fromEntries(origins.map(({ value, rate }) => [value, rate]));
  const { origin, weight, ...sides } = validate(enquiry, rates, parcelMessages);
  const priceError = (text: string, missing: string, tooMuch: string) => {
    const amount = parseFraction(text);
    if (isUnclear(text)) return parcelMessages.unclear;
    if (amount === undefined) return missing;
    const isTooMuch = compareFractions(amount, most) > 0;
    return isTooMuch ? fill(tooMuch, { most: LARGEST_PRICE_TEXT }) : undefined;
  };
  const isFree = parseFraction(enquiry.value)?.numerator === 0n;
  const { freight } = enquiry;
  const found: EnquiryErrors = {
    goods: chosen ? undefined : messages.goods,
    by: chosen?.refused === way ? fill(messages[way], { goods: chosen.name }) : undefined,
    origin,
    value: isFree ? messages.value : priceError(enquiry.value, messages.value, messages.valueMost),
    currency:
      enquiry.currency === 'TZS' || Object.hasOwn(perUnit, enquiry.currency)
        ? undefined
        : messages.currency,
    weight,
    ...(way === 'air'
      ? sides
      : { freight: freight && priceError(freight, messages.freight, messages.freightMost) }),
  };
  return Object.fromEntries(
    Object.entries(found).filter(([, message]) => message),
  ) as EnquiryErrors;
}
