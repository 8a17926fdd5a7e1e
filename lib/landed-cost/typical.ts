import { type ENQUIRY_FIELDS, type Enquiry, fieldOf, type GoodsChoice, thingsOf } from './enquiry';

/** Price, weight and size of the typical thing, as fields. */
export const typicalFields = ({ typical }: GoodsChoice) =>
  typical && {
    value: String(Number(typical.value.amount)),
    currency: typical.value.currency,
    ...typical.parcel,
  };

/**
 * An enquiry from an address, with the way of the first thing, and with the price of each thing that
 * has none. Its weight and size follow where the address has no weight, or this one.
 */
export function completed(
  enquiry: Partial<Enquiry>,
  choices: readonly GoodsChoice[],
): Partial<Enquiry> {
  const found: Partial<Record<(typeof ENQUIRY_FIELDS)[number], string>> = { ...enquiry };
  for (const { place, goods, value, weight } of thingsOf(enquiry)) {
    const choice = choices.find(({ id }) => id === goods);
    const fields = choice && typicalFields(choice);
    if (!choice?.typical || !fields || value !== '') continue;
    found.by ??= choice.typical.by;
    const isOwn = weight === '' || Number(weight) === Number(fields.weight);
    const filled = isOwn ? fields : { value: fields.value, currency: fields.currency };
    for (const [name, text] of Object.entries(filled))
      found[fieldOf(name as keyof typeof fields, place)] ??= text;
  }
  return found;
}
