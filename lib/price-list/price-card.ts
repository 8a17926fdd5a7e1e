import type { Way } from '@/content/schema/customs';
import type { Money } from '@/content/schema/money';
import type { PriceCardWords } from '@/content/schema/price-card';
import type { Language, MoneyLanguage } from '@/lib/format/locale';
import { formatPrice, formatShillings } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { HOME_TOWN } from '@/lib/own-prices/own-prices';
import { type Amount, inAmount, isSmallBySea, isTypical } from '@/lib/price/amount';
import { type Price, priceOf, toThousand } from '@/lib/price/price';
import type { PriceTerms } from '@/lib/price/shipment';
import { fill } from '@/lib/text/fill';
import type { TicketFact } from '@/lib/ticket/ticket';
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
  /** Whether that contains the goods: `with goods, freight, duty, taxes and delivery`. */
  readonly basis: string;
  /** The figure that a quote form gets: `about TZS 1,091,000 (with goods, …)`. */
  readonly estimate: string;
  readonly countsClearance: boolean;
  readonly bySea: boolean;
  readonly parts: readonly PricePart[];
};

/** The words of the card without those of its form. */
type CardWords = Omit<PriceCardWords, 'fields' | 'first' | 'popular'>;

export type PriceQuestion = {
  readonly origin: PriceOrigin;
  readonly thing: PriceGoods;
  readonly amount: Amount;
  /** The value of the whole amount. */
  readonly worth: Readonly<Money>;
  readonly town: string;
};

/** The amount, unless it is that of the typical thing: `3 m³`. */
export function amountText(
  { thing, amount }: PriceQuestion,
  words: PriceCardWords,
  locale: Language,
) {
  if (isTypical(thing, amount)) return undefined;
  return fill(words.amounts[amount.unit], { number: formatNumber(amount.number, locale) });
}

/** What it is called: the typical thing by its own name, anything else by its kind. */
function itemText(question: PriceQuestion, words: PriceCardWords, locale: Language) {
  const { item, name } = question.thing;
  const amount = amountText(question, words, locale);
  return amount ? `${name}, ${amount}` : item;
}

/** The card of a question without errors. Throws as `priceOf` does. */
export function priceCard(
  question: PriceQuestion,
  terms: PriceTerms,
  words: PriceCardWords,
  locale: MoneyLanguage,
) {
  const { origin, thing, amount, worth, town } = question;
  const { rate, seaPrice, nameInSentence, air, sea, perKilogram } = origin;
  const consignment = inAmount(thing, amount, worth);
  const price = priceOf({ ...consignment, rate, sea: seaPrice, town }, terms);
  const item = itemText(question, words, locale);
  const { notByAir } = thing;
  const facts: TicketFact[] = [
    { label: words.byAir, value: notByAir?.verdict ?? air },
    ...(thing.goesBySea ? [{ label: words.bySea, value: sea }] : []),
    ...(consignment.by === 'sea' ? [] : [{ label: words.rate, value: perKilogram }]),
  ];
  const { otherVat, smallBySea } = words;
  const vatNote = town === otherVat.town ? otherVat.note : undefined;
  return {
    ...cardOf({ ...consignment, item, town, origin: nameInSentence }, price, words, locale),
    facts,
    advice: isSmallBySea(consignment) ? smallBySea : vatNote,
  };
}

export function cardOf(
  /** `origin` is a country in a sentence: `the UK`. */
  asked: Pick<PriceGoods, 'item' | 'by' | 'value'> & { origin: string; town: string },
  price: Price,
  words: CardWords,
  locale: MoneyLanguage,
): PriceCardContent {
  const { item, by, value, origin, town } = asked;
  const paid = formatPrice(value, locale);
  // In one line.
  const amount = formatShillings(toThousand(price.total), locale).replaceAll(' ', '\u00a0');
  const total = fill(price.freightPrice ? words.total : words.totalBeforeFreight, { amount });
  const basis = basisOf(price, words);
  return {
    item: fill(words.item, { item, price: paid, origin }),
    total,
    basis,
    estimate: `${total.replaceAll('\u00a0', ' ')} (${basis})`,
    bySea: by === 'sea',
    countsClearance: price.freightPrice !== undefined && price.clearance > 0,
    parts: partsOf(by, price, paid, town, words, locale),
  };
}

/** Whether a total contains the goods, and their delivery. */
function basisOf({ goods, freightPrice, reaches }: Price, words: CardWords): string {
  if (goods === undefined) return freightPrice ? words.owned.total : words.owned.beforeFreight;
  if (!freightPrice) return words.beforeFreight;
  return { town: words.atDoor, home: words.atHome, port: words.beforeDelivery }[reaches];
}

/**
 * The parts of a total, and the delivery that it lacks. `paid` is the price of the goods, formatted.
 */
function partsOf(
  by: Way,
  { goods, freight, freightPrice, clearance, delivery, charged, reaches, ...price }: Price,
  paid: string,
  town: string,
  { parts }: CardWords,
  locale: MoneyLanguage,
): PricePart[] {
  const part = (
    tone: PricePart['tone'],
    label: string,
    amount: number | undefined,
    open = parts.byQuote,
  ): PricePart => ({
    tone,
    label,
    amount,
    text: amount === undefined ? open : formatNumber(amount, locale),
  });
  const weight = formatNumber(price.chargeableWeight, locale);
  const air = fill(parts[price.isBySize ? 'freightBySize' : 'freight'], { weight });
  const label = by === 'air' ? air : parts.seaFreight;
  const delivered = reaches === 'home' ? parts.deliveryAtHome : parts.delivery;
  const fees = [clearance > 0 && parts.clearance, delivery > 0 && delivered].filter(Boolean);
  const toTown = fill(parts.deliveryTo, { town: town || HOME_TOWN });
  const withFees = fill(parts.withFees, { freight: label, fees: fees.join(', ') });
  return [
    ...(goods === undefined ? [] : [part('goods', fill(parts.goods, { price: paid }), goods)]),
    freightPrice
      ? part('freight', fees.length > 0 ? withFees : label, freight + clearance + delivery)
      : part('freight', label, undefined),
    part('charges', parts.charges, charged),
    ...(reaches === 'town' ? [] : [part('freight', toTown, undefined, parts.askUs)]),
  ];
}
