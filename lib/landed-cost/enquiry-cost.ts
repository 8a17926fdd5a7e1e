import { numberOf } from '@/lib/money/number';
import { priceTimes } from '@/lib/money/prices';
import { type Price, priceOfAll } from '@/lib/price/price';
import type { Boxes } from '@/lib/price/shipment';
import type { Enquiry, EnquiryTerms, EnquiryThing, GoodsChoice } from './enquiry';

/** A thing that is asked about, and what it is charged as. */
export type EnquiryBoxes = Boxes & {
  readonly choice: GoodsChoice;
  readonly pieces: number;
  /** Cubic meters as typed. */
  readonly volume: string;
};

export type EnquiryCost = Price & { readonly boxes: readonly EnquiryBoxes[] };

/** A volume as a box of one meter by one meter; without one, the sides, if there are any. */
function sidesOf({ volume, length, width, height }: EnquiryThing) {
  if (volume === '') return { length: length || '0', width: width || '0', height: height || '0' };
  const centimeters = numberOf((numberOf(volume) * 100).toFixed(2));
  return { length: '100', width: '100', height: String(centimeters) };
}

function boxesOf(thing: EnquiryThing, choices: readonly GoodsChoice[], isBySea: boolean) {
  const choice = choices.find(({ id }) => id === thing.goods);
  if (!choice) throw new RangeError('the enquiry names no goods');
  const { unit, tariff } = choice;
  const pieces = numberOf(thing.pieces || '1');
  const volume = isBySea ? thing.volume : '';
  const value = priceTimes({ amount: thing.value, currency: thing.currency }, pieces);
  const parcel = { weight: thing.weight, ...sidesOf({ ...thing, volume }) };
  return { choice, value, parcel, unit, tariff, pieces, volume };
}

/** The cost of an enquiry. Throws a RangeError for one that has errors. */
export function enquiryCost(enquiry: Enquiry, terms: EnquiryTerms): EnquiryCost {
  const origin = terms.origins.find(({ value }) => value === enquiry.origin);
  if (!origin) throw new RangeError('the enquiry names no origin');
  const { by, freight: amount, town, things } = enquiry;
  const boxes = things.map((thing) => boxesOf(thing, terms.goods, by === 'sea'));
  const [first] = boxes;
  const quoted =
    by === 'sea' && amount && first ? { amount, currency: first.value.currency } : undefined;
  const { rate, seaPrice: sea } = origin;
  const price = priceOfAll({ by, boxes, rate, sea, quoted, town }, terms);
  return { ...price, boxes };
}
