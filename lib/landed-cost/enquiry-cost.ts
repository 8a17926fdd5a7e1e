import { priceTimes } from '@/lib/price/own-charges';
import { type Price, priceOfAll } from '@/lib/price/price';
import type { Boxes } from '@/lib/price/shipment';
import {
  type Enquiry,
  type EnquiryTerms,
  type EnquiryThing,
  type GoodsChoice,
  thingsOf,
  wayOf,
} from './enquiry';

/** A thing that is asked about, and what it is charged as. */
export type EnquiryBoxes = Boxes & {
  readonly choice: GoodsChoice;
  readonly pieces: number;
  /** Cubic meters as typed. */
  readonly volume: string;
};

export type EnquiryCost = Price & { readonly boxes: readonly EnquiryBoxes[] };

/** Decimal text with a zero where the number field left it out: `.5` is `0.5`. */
const withZero = (text: string) => text.trim().replace(/^\./, '0.');

/** A volume as a box of one meter by one meter; without one, the sides, if there are any. */
function sidesOf({ volume, length, width, height }: EnquiryThing) {
  if (volume === '') return { length: length || '0', width: width || '0', height: height || '0' };
  const centimeters = Number((Number(withZero(volume)) * 100).toFixed(2));
  return { length: '100', width: '100', height: String(centimeters) };
}

function boxesOf(thing: EnquiryThing, choices: readonly GoodsChoice[], isBySea: boolean) {
  const choice = choices.find(({ id }) => id === thing.goods);
  if (!choice) throw new RangeError('the enquiry names no goods');
  const { unit, tariff } = choice;
  const pieces = Number(withZero(thing.pieces) || 1);
  const volume = isBySea ? withZero(thing.volume) : '';
  const value = priceTimes({ amount: withZero(thing.value), currency: thing.currency }, pieces);
  const parcel = { weight: withZero(thing.weight), ...sidesOf({ ...thing, volume }) };
  return { choice, value, parcel, unit, tariff, pieces, volume };
}

/** The cost of an enquiry. Throws a RangeError for one that has errors. */
export function enquiryCost(enquiry: Enquiry, terms: EnquiryTerms): EnquiryCost {
  const origin = terms.origins.find(({ value }) => value === enquiry.origin);
  if (!origin) throw new RangeError('the enquiry names no origin');
  const by = wayOf(enquiry);
  const boxes = thingsOf(enquiry).map((thing) => boxesOf(thing, terms.goods, by === 'sea'));
  const amount = by === 'sea' ? withZero(enquiry.freight) : '';
  const quoted = amount === '' ? undefined : { amount, currency: enquiry.currency };
  const { rate, seaPrice: sea } = origin;
  const price = priceOfAll({ by, boxes, rate, sea, quoted, town: enquiry.town }, terms);
  return { ...price, boxes };
}
