import type { Way } from '@/content/schema/customs';
import type { LandedCostTool } from '@/content/schema/landed-cost-tool';
import { type CalculatorMessages, validate } from '@/lib/forms/validate-parcel';
import { compareFractions, parseFraction } from '@/lib/money/fraction';
import { currenciesOf } from '@/lib/money/shillings';
import { LARGEST_PRICE } from '@/lib/price/amount';
import { isUnclear } from '@/lib/text/decimal';
import { fill } from '@/lib/text/fill';
import {
  type Enquiry,
  type EnquiryFields,
  type EnquiryTerms,
  type EnquiryThing,
  fieldOf,
  THING_FIELDS,
  type ThingField,
} from './enquiry';

/** Messages of the fields that the calculator does not have. */
type EnquiryMessages = LandedCostTool['messages'];

const most = { numerator: BigInt(LARGEST_PRICE), denominator: 1n };

/** What prevents an enquiry from being calculated, by field. An empty object means: nothing. */
export function enquiryErrors(
  enquiry: Enquiry,
  terms: EnquiryTerms,
  messages: EnquiryMessages,
  parcelMessages: CalculatorMessages,
): EnquiryFields {
  const { goods, origins } = terms;
  const { by: way, freight, origin, things } = enquiry;
  const chosen = things.flatMap((thing) => goods.find(({ id }) => id === thing.goods) ?? []);
  const refused = chosen.find((choice) => choice.refused === way);
  const found = {
    by: refused && fill(messages[way], { goods: refused.name }),
    origin: origins.some(({ value }) => value === origin) ? undefined : parcelMessages.origin,
    freight:
      way === 'sea' && freight
        ? priceError(freight, messages.freight, messages.freightMost, parcelMessages)
        : undefined,
  };
  const ofThings = things.flatMap((thing) => {
    const errors = thingErrors(thing, way, terms, messages, parcelMessages);
    return THING_FIELDS.map((name) => [fieldOf(name, thing.place), errors[name]]);
  });
  const all = [...ofThings, ...Object.entries(found)];
  return Object.fromEntries(all.filter(([, message]) => message));
}

/** Sides that are valid, for a thing whose size is left open. */
const ANY_SIDES = { length: '1', width: '1', height: '1' };

function thingErrors(
  { goods, pieces, value, currency, weight, volume, ...sides }: EnquiryThing,
  way: Way,
  terms: Pick<EnquiryTerms, 'goods' | 'perUnit'>,
  messages: EnquiryMessages,
  parcelMessages: CalculatorMessages,
): { readonly [Name in ThingField]?: string | undefined } {
  const { length, width, height } = sides;
  // Without any side the weight alone counts; by sea it is the volume.
  const isOpen = way === 'sea' || !(length || width || height);
  const parcel = { weight, ...(isOpen ? ANY_SIDES : { length, width, height }) };
  const { origin: _, ...measures } = validate({ origin: '', ...parcel }, {}, parcelMessages);
  const numberError = (text: string) => {
    if (isUnclear(text)) return parcelMessages.unclear;
    return text === '' || parseFraction(text)?.numerator ? undefined : messages.number;
  };
  return {
    goods: terms.goods.some(({ id }) => id === goods) ? undefined : messages.goods,
    pieces: numberError(pieces),
    value: valueError(value, { ...messages, unclear: parcelMessages.unclear }),
    currency: currenciesOf(terms.perUnit).includes(currency) ? undefined : messages.currency,
    ...measures,
    volume: way === 'sea' ? numberError(volume) : undefined,
  };
}

/** What is wrong with the price of a thing, which is not zero, if anything. */
export function valueError(
  value: string,
  messages: Readonly<Record<'value' | 'valueMost' | 'unclear', string>>,
): string | undefined {
  const isFree = parseFraction(value)?.numerator === 0n;
  return isFree ? messages.value : priceError(value, messages.value, messages.valueMost, messages);
}

function priceError(
  text: string,
  missing: string,
  tooMuch: string,
  { unclear }: Pick<CalculatorMessages, 'unclear'>,
): string | undefined {
  const amount = parseFraction(text);
  if (isUnclear(text)) return unclear;
  if (amount === undefined) return missing;
  const isTooMuch = compareFractions(amount, most) > 0;
  return isTooMuch ? fill(tooMuch, { most: LARGEST_PRICE.toLocaleString('en') }) : undefined;
}
