import type { PriceWords } from '@/content/schema/price';
import { quoteFields, toFragment } from '@/lib/calculator/url-fragment';
import { enquiryFragment } from '@/lib/landed-cost/enquiry';
import { fill } from '@/lib/text/fill';
import type { PriceCardContent, PriceQuestion } from './price-card';

/**
 * The ends of the addresses that carry a card into the quote form and into the tool with every line.
 * A weight that is not the thing's own takes no size along, because its box is not known.
 */
export function priceLinks(
  { origin: { value, country }, thing, weight }: PriceQuestion,
  { total, basis }: Pick<PriceCardContent, 'total' | 'basis'>,
  words: Pick<PriceWords, 'notes'>,
) {
  const isOwn = weight === thing.parcel.weight;
  const { length, width, height } = isOwn ? thing.parcel : { length: '', width: '', height: '' };
  const sides = { length, width, height };
  return {
    quote: toFragment({
      ...quoteFields({ ...sides, weight, origin: value }, { [value]: country }),
      goodsType: thing.item,
      additionalNotes: fill(words.notes, {
        price: `${thing.value.amount} ${thing.value.currency}`,
        total: `${total.replaceAll('\u00a0', ' ')} ${basis}`,
      }),
    }),
    lines: enquiryFragment({
      ...{ goods: thing.id, by: thing.by, origin: value, weight, ...sides },
      ...{ value: thing.value.amount, currency: thing.value.currency, freight: '', town: '' },
    }),
  };
}
