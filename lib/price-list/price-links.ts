import type { Money } from '@/content/schema/money';
import type { PriceCardWords } from '@/content/schema/price-card';
import { filledFragment, quoteFields, toFragment } from '@/lib/addresses/url-fragment';
import type { MoneyLanguage } from '@/lib/format/locale';
import { formatPrice } from '@/lib/format/money';
import { LARGEST } from '@/lib/forms/validate-parcel';
import type { Parcel } from '@/lib/freight/air-freight';
import { allOf } from '@/lib/freight/pieces';
import type { EnquiryFields } from '@/lib/landed-cost/enquiry';
import { numberOf } from '@/lib/money/number';
import { inAmount } from '@/lib/price/amount';
import { fill } from '@/lib/text/fill';
import { amountText, type PriceCardContent, type PriceQuestion } from './price-card';

const NO_SIDES = { length: '', width: '', height: '' };

/** Price, weight and size of one of so many pieces; of all in one where the price does not divide. */
function oneOf({ amount, currency }: Readonly<Money>, pieces: number, one: Parcel, all: Parcel) {
  const cents = Math.round(numberOf(amount) * 100);
  if (pieces === 1 || cents % pieces !== 0) return { value: amount, currency, ...all };
  return { pieces: String(pieces), value: String(cents / pieces / 100), currency, ...one };
}

/**
 * The ends of the addresses that carry a card into the quote form and into the tool with every line.
 * A weight that is not the thing's own takes no size along, because its box is not known. Without
 * `words` the notes of the quote form stay empty.
 */
export function priceLinks(
  question: PriceQuestion,
  { estimate }: Pick<PriceCardContent, 'estimate'>,
  words: PriceCardWords | undefined,
  locale: MoneyLanguage,
) {
  const { origin, thing, amount, worth, town } = question;
  const { by, parcel, pieces = 1 } = inAmount(thing, amount, worth);
  const one = numberOf(parcel.height) > 0 ? parcel : { ...parcel, ...NO_SIDES };
  const all = one.height ? allOf({ parcel, pieces }) : one;
  const isTooTall = numberOf(all.height) > LARGEST.side;
  const amounts = words && amountText(question, words, locale);
  const sentences = words && [
    amounts && fill(words.notes.amount, { amount: amounts }),
    fill(words.notes.worth, { price: formatPrice(worth, locale) }),
    fill(words.notes.town, { town }),
    fill(words.notes.total, { total: estimate }),
  ];
  return {
    quote: toFragment({
      ...quoteFields({ ...all, ...(isTooTall && NO_SIDES) }, origin.country),
      goodsType: amounts ? thing.name : thing.item,
      services: `${by}Freight`,
      ...(sentences && { additionalNotes: sentences.filter(Boolean).join(' ') }),
    }),
    lines: filledFragment({
      goods: thing.id,
      by,
      origin: origin.value,
      ...oneOf(worth, pieces, one, all),
      ...(amount.unit === 'm3' && { ...NO_SIDES, volume: amount.number }),
      town,
    } satisfies EnquiryFields),
  };
}
