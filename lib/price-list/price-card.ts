import type { Way } from '@/content/schema/customs';
import type { PriceCardWords } from '@/content/schema/price-card';
import type { MoneyLanguage } from '@/lib/format/locale';
import { formatPrice, formatShillings } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import type { Enquiry } from '@/lib/landed-cost/enquiry';
import { filledFragment, quoteFields, toFragment } from '@/lib/links/url-fragment';
import { type Price, type PriceTerms, parcelOf, priceOf, toThousand } from '@/lib/price/price';
import { fill } from '@/lib/text/fill';
import type { TicketContent, TicketFact } from '@/lib/ticket/ticket';
import type { PriceGoods, PriceOrigin } from './price-list';

export type PricePart = {
  readonly tone: 'goods' | 'freight' | 'charges';
  readonly label: string;
  /** Whole shillings; undefined for what is quoted. */
  readonly amount: number | undefined;
  readonly text: string;
};

/** The content of a price card. All texts are formatted. */
export type PriceCardContent = {
  /** What the price is for: `One new phone in its box, $350, from the UK`. */
  readonly item: string;
  /** `about TZS 1,091,000` */
  readonly total: string;
  /** Whether that contains the goods: `at your door, the goods included`. */
  readonly basis: string;
  /** The figure that a quote form gets: `about TZS 1,091,000 at your door`. */
  readonly estimate: string;
  /** Whether the total contains our fee for clearance. */
  readonly countsClearance: boolean;
  readonly parts: readonly PricePart[];
};

/** A card as a ticket: with its ends and its figures. */
export type CardTicket = Pick<PriceCardContent, 'item' | 'total' | 'basis'> &
  Pick<TicketContent, 'from' | 'to' | 'facts'> & {
    /** The total in another currency. */
    readonly note?: string;
  };

export const ticketOf = ({
  item,
  basis,
  total,
  note,
  facts,
  from,
  to,
}: CardTicket): TicketContent => ({
  from,
  to,
  title: item,
  facts: [{ label: basis, value: total, note, main: true }, ...facts],
});

export type CardWords = Pick<
  PriceCardWords,
  'item' | 'total' | 'atDoor' | 'beforeDelivery' | 'onTop' | 'owned' | 'barrel' | 'parts'
>;

/** A valid enquiry. */
export type PriceQuestion = {
  readonly origin: PriceOrigin;
  readonly thing: PriceGoods;
  /** Kilograms as text. */
  readonly weight: string;
};

/** The card of a question without errors. Throws as `priceOf` does. */
export function priceCard(
  { origin, thing, weight }: PriceQuestion,
  terms: PriceTerms,
  words: PriceCardWords,
  locale: MoneyLanguage,
): PriceCardContent & { readonly facts: readonly TicketFact[] } {
  const { rate, seaPrice, nameInSentence, air, sea, perKilogram } = origin;
  const parcel = parcelOf(thing, weight);
  const price = priceOf({ ...thing, parcel, rate, sea: seaPrice }, terms);
  return {
    ...cardOf({ ...thing, origin: nameInSentence }, price, words, locale),
    facts: [
      ...(thing.goesByAir ? [{ label: words.byAir, value: air }] : []),
      ...(thing.goesBySea ? [{ label: words.bySea, value: sea }] : []),
      ...(thing.by === 'sea' ? [] : [{ label: words.rate, value: perKilogram }]),
    ],
  };
}

type Asked = Pick<PriceGoods, 'item' | 'by' | 'value' | 'unit'> & {
  /** The country in a sentence: `the UK`. */
  readonly origin: string;
};

/** How every card says a price. */
export function cardOf(
  { item, by, value, unit, origin }: Asked,
  price: Price,
  words: CardWords,
  locale: MoneyLanguage,
): PriceCardContent {
  const paid = formatPrice(value, locale);
  // In one line.
  const amount = formatShillings(toThousand(price.total), locale).replaceAll(' ', '\u00a0');
  const total = fill(words.total, { amount });
  const basis = basisOf(price, words);
  // What a barrel costs to send matters more than the duty on what may be in it.
  const asksFreight = unit === 'barrel' && !price.freightPrice;
  return {
    item: fill(words.item, { item, price: paid, origin }),
    total: asksFreight ? words.parts.byQuote : total,
    basis: asksFreight ? words.barrel : basis,
    estimate: `${total.replaceAll('\u00a0', ' ')} (${basis})`,
    countsClearance: price.freightPrice !== undefined && price.clearance > 0,
    parts: partsOf(by, price, paid, words, locale),
  };
}

/** Whether a total contains the goods, and their delivery. */
function basisOf({ goods, freightPrice, delivery }: Price, words: CardWords): string {
  if (goods === undefined) return freightPrice ? words.owned.total : words.owned.onTop;
  if (!freightPrice) return words.onTop;
  return delivery > 0 ? words.atDoor : words.beforeDelivery;
}

/** The three parts of a total. `paid` is the price of the goods, formatted. */
function partsOf(
  by: Way,
  { goods, freight, freightPrice, clearance, delivery, charged, ...price }: Price,
  paid: string,
  { parts }: CardWords,
  locale: MoneyLanguage,
): PricePart[] {
  const part = (tone: PricePart['tone'], label: string, amount: number | undefined): PricePart => ({
    tone,
    label,
    amount,
    text: amount === undefined ? parts.byQuote : formatNumber(amount, locale),
  });
  const weight = formatNumber(price.chargeableWeight, locale);
  const air = fill(parts[price.isBySize ? 'freightBySize' : 'freight'], { weight });
  const label = by === 'air' ? air : parts.seaFreight;
  const fees = [clearance > 0 && parts.clearance, delivery > 0 && parts.delivery].filter(Boolean);
  const withFees = fill(parts.withFees, { freight: label, fees: fees.join(', ') });
  return [
    ...(goods === undefined ? [] : [part('goods', fill(parts.goods, { price: paid }), goods)]),
    freightPrice
      ? part('freight', fees.length > 0 ? withFees : label, freight + clearance + delivery)
      : part('freight', label, undefined),
    part('charges', parts.charges, charged),
  ];
}

/**
 * The ends of the addresses that carry a card into the quote form and into the tool with every line.
 * A weight that is not the thing's own takes no size along, because its box is not known. Without
 * `notes` the price of the goods stays behind.
 */
export function priceLinks(
  { origin: { value, country }, thing, weight }: PriceQuestion,
  { estimate }: Pick<PriceCardContent, 'estimate'>,
  notes: string | undefined,
) {
  const isOwn = Number(weight) === Number(thing.parcel.weight);
  const { length, width, height } = isOwn ? thing.parcel : { length: '', width: '', height: '' };
  const sides = { length, width, height };
  const price = `${thing.value.amount} ${thing.value.currency}`;
  return {
    quote: toFragment({
      ...quoteFields({ ...sides, weight, origin: value }, { [value]: country }),
      goodsType: thing.item,
      ...(notes && { additionalNotes: fill(notes, { price, total: estimate }) }),
    }),
    lines: filledFragment({
      goods: thing.id,
      by: thing.by,
      origin: value,
      value: thing.value.amount,
      currency: thing.value.currency,
      weight,
      ...sides,
    } satisfies Partial<Enquiry>),
  };
}
