import { numberOf } from '@/lib/money/number';
import { type EnquiryFields, enquiryOf, fieldOf, type GoodsChoice } from './enquiry';

type Typical = NonNullable<GoodsChoice['typical']>;

const priceFields = ({ value }: Typical, place: number) => ({
  [fieldOf('value', place)]: String(numberOf(value.amount)),
  [fieldOf('currency', place)]: value.currency,
});

/** Price, weight and size of the typical thing, as fields of the thing at this place. */
export const typicalFields = (typical: Typical, place: number) => ({
  ...priceFields(typical, place),
  [fieldOf('weight', place)]: typical.parcel.weight,
  [fieldOf('length', place)]: typical.parcel.length,
  [fieldOf('width', place)]: typical.parcel.width,
  [fieldOf('height', place)]: typical.parcel.height,
});

/**
 * The fields of an address, with the way of the first thing, and with the price of each thing that
 * has none. Its weight and size follow where the address has no weight, or this one.
 */
export function completed(fields: EnquiryFields, choices: readonly GoodsChoice[]): EnquiryFields {
  let found = fields;
  for (const { place, goods, value, weight } of enquiryOf(fields).things) {
    const typical = choices.find(({ id }) => id === goods)?.typical;
    if (!typical || value !== '') continue;
    const isOwn = weight === '' || numberOf(weight) === numberOf(typical.parcel.weight);
    const filled = (isOwn ? typicalFields : priceFields)(typical, place);
    found = { by: typical.by, ...filled, ...found };
  }
  return found;
}
