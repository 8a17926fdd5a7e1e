import { type CalculatorMessages, validate } from '@/lib/freight/validate-parcel';
import { compareFractions, parseFraction } from '@/lib/money/fraction';
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
const LARGEST_PRICE_TEXT = '1,000,000,000';

const most = { numerator: BigInt(LARGEST_PRICE), denominator: 1n };
const isTooMuch = (text: string) => {
  const amount = parseFraction(text);
  return amount !== undefined && compareFractions(amount, most) > 0;
};

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
  const tooMuch = (message: string) => fill(message, { most: LARGEST_PRICE_TEXT });
  const value = parseFraction(enquiry.value);
  const found: EnquiryErrors = {
    goods: chosen ? undefined : messages.goods,
    by: chosen?.refused === way ? fill(messages[way], { goods: chosen.name }) : undefined,
    origin,
    value:
      value === undefined || value.numerator === 0n
        ? messages.value
        : isTooMuch(enquiry.value)
          ? tooMuch(messages.valueMost)
          : undefined,
    currency:
      enquiry.currency === 'TZS' || Object.hasOwn(perUnit, enquiry.currency)
        ? undefined
        : messages.currency,
    weight,
    ...(way === 'air' ? sides : freightError(enquiry)),
  };
  return Object.fromEntries(
    Object.entries(found).filter(([, message]) => message),
  ) as EnquiryErrors;

  function freightError({ freight }: Enquiry): EnquiryErrors {
    if (freight === '') return {};
    if (parseFraction(freight) === undefined) return { freight: messages.freight };
    return isTooMuch(freight) ? { freight: tooMuch(messages.freightMost) } : {};
  }
}
