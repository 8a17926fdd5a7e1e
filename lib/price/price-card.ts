import type { PriceWords } from '@/content/schema/price';
import { quoteFields, toFragment } from '@/lib/calculator/url-fragment';
import type { MoneyLanguage } from '@/lib/format/locale';
import { formatPrice } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { enquiryFragment } from '@/lib/landed-cost/enquiry';
import { fill } from '@/lib/text/fill';
import type { TicketFact } from '@/lib/ticket/ticket';
import { type Price, type PriceTerms, priceOf, toThousand } from './price';
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
  readonly parts: readonly PricePart[];
  readonly facts: readonly TicketFact[];
};

/** A valid enquiry. */
export type PriceQuestion = {
  readonly origin: PriceOrigin;
  readonly thing: PriceGoods;
  /** Kilograms as text. */
  readonly weight: string;
};

/** The card of an enquiry without errors. Throws as `priceOf` does. */
export function priceCard(
  { origin, thing, weight }: PriceQuestion,
  terms: PriceTerms,
  words: PriceWords,
  locale: MoneyLanguage,
): PriceCardContent {
  const { rate, seaPrice, nameInSentence, air, sea, perKilogram } = origin;
  const price = priceOf({ rate, sea: seaPrice, thing, weight }, terms);
  const charged = formatNumber(price.chargeableWeight, locale);
  const { parts } = words;
  const total = totalText(price.total, words, locale);
  const basis = basisOf(price, words);
  // What a barrel costs to send matters more than the duty on what may be in it.
  const asksFreight = thing.isBarrel && price.freight === undefined;
  return {
    item: fill(words.item, {
      item: thing.item,
      price: formatPrice(thing.value, locale),
      origin: nameInSentence,
    }),
    total: asksFreight ? parts.byQuote : total,
    basis: asksFreight ? words.barrel : basis,
    estimate: `${total.replaceAll('\u00a0', ' ')} ${basis}`,
    parts: partsOf(
      {
        ...price,
        freightLabel:
          thing.by === 'sea'
            ? parts.seaFreight
            : fill(price.isBySize ? parts.freightBySize : parts.freight, { weight: charged }),
      },
      formatPrice(thing.value, locale),
      words,
      locale,
    ),
    facts: [
      ...(thing.goesByAir ? [{ label: words.byAir, value: air }] : []),
      ...(thing.goesBySea ? [{ label: words.bySea, value: sea }] : []),
      ...(thing.by === 'sea' ? [] : [{ label: words.rate, value: perKilogram }]),
    ],
  };
}

/** A total as headlines show it, in one line: `about TZS 1,091,000`. */
export function totalText(
  total: number,
  words: Pick<PriceWords, 'total'>,
  locale: MoneyLanguage,
): string {
  const shillings = { amount: `${toThousand(total)}.00`, currency: 'TZS' };
  return fill(words.total, { amount: formatPrice(shillings, locale).replaceAll(' ', '\u00a0') });
}

/** Whether a total contains the goods, and their delivery. */
export function basisOf(
  { goods, freight, fees }: Pick<Price, 'goods' | 'freight' | 'fees'>,
  words: Pick<PriceWords, 'onTop' | 'atDoor' | 'beforeDelivery' | 'owned'>,
): string {
  if (goods === undefined) return freight === undefined ? words.owned.onTop : words.owned.total;
  if (freight === undefined) return words.onTop;
  return fees.includes('delivery') ? words.atDoor : words.beforeDelivery;
}

/** The three parts of a total. `paid` is the price of the goods, formatted. */
export function partsOf(
  {
    goods,
    freight,
    freightLabel,
    fees,
    charges,
  }: Pick<Price, 'goods' | 'freight' | 'fees' | 'charges'> & {
    readonly freightLabel: string;
  },
  paid: string,
  { parts }: Pick<PriceWords, 'parts'>,
  locale: MoneyLanguage,
): PricePart[] {
  const part = (tone: PricePart['tone'], label: string, amount: number | undefined): PricePart => ({
    tone,
    label,
    amount,
    text: amount === undefined ? parts.byQuote : formatNumber(amount, locale),
  });
  const withFees =
    fees.length === 0 || freight === undefined
      ? freightLabel
      : fill(parts.withFees, {
          freight: freightLabel,
          fees: fees.map((fee) => parts[fee]).join(', '),
        });
  return [
    ...(goods === undefined ? [] : [part('goods', fill(parts.goods, { price: paid }), goods)]),
    part('freight', withFees, freight),
    part('charges', parts.charges, charges),
  ];
}

/**
 * The ends of the addresses that carry a card into the quote form and into the tool with every line.
 * A weight that is not the thing's own takes no size along, because its box is not known.
 */
export function priceLinks(
  { origin: { value, country }, thing, weight }: PriceQuestion,
  { estimate }: Pick<PriceCardContent, 'estimate'>,
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
        total: estimate,
      }),
    }),
    lines: enquiryFragment({
      ...{ goods: thing.id, by: thing.by, origin: value, weight, ...sides },
      ...{ value: thing.value.amount, currency: thing.value.currency, freight: '', town: '' },
    }),
  };
}
