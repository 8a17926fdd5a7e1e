import type { HeroPriceWords } from '@/content/schema/hero-price';
import type { Money } from '@/content/schema/money';
import { estimate, type Parcel, type Rate } from '@/lib/calculator/estimate';
import { multiply, parseFraction, toDecimal } from '@/lib/calculator/fraction';
import type { MoneyLanguage } from '@/lib/format/locale';
import { formatMoney, formatPrice } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { inThousands, type ShillingRates, toShillings } from '@/lib/shillings/shillings';
import { fill } from '@/lib/text/fill';
import type { TicketContent, TicketEnd } from './ticket';

export type PriceOrigin = {
  /** The calculator's value: `southKorea`. */
  readonly value: string;
  readonly name: string;
  readonly nameInSentence: string;
  readonly rate: Rate;
  readonly airport: TicketEnd;
  /** The time by air, formatted. */
  readonly air: string;
};

/** A thing whose price, size and charges are known. */
export type PriceThing = {
  /** The name of its file in `content/goods`. */
  readonly id: string;
  /** As in the list: `A mid-range laptop`. */
  readonly name: string;
  readonly price: Readonly<Money>;
  readonly parcel: Parcel;
  /** Its price, every charge and delivery: the landed cost without freight, in whole shillings. */
  readonly besidesFreight: number;
};

/** Everything that a price depends on, except what the visitor enters. */
export type PriceTerms = {
  readonly destination: TicketEnd;
  /** Cubic centimeters that count as one kilogram. */
  readonly divisor: number;
  readonly perUnit: ShillingRates;
  /** The lowest price of a delivery within Tanzania. */
  readonly delivery: Readonly<Money>;
};

export type PriceEnquiry = {
  readonly origin: PriceOrigin;
  /** Kilograms as text. */
  readonly weight: string;
  readonly thing: PriceThing | undefined;
};

/** Where only the weight is known, the size does not count. */
const NO_SIZE = { length: '0', width: '0', height: '0' };

/**
 * The price of a parcel by air as a ticket: time, freight, shillings, and for a known thing the total
 * with duty and VAT. It is the calculator's formula and the landed cost of the goods pages.
 * Throws a RangeError for a weight that is not a number; check with `validate` before.
 */
export function priceTicket(
  { origin, weight, thing }: PriceEnquiry,
  terms: PriceTerms,
  words: HeroPriceWords,
  locale: MoneyLanguage,
): TicketContent {
  const parcel = { ...(thing?.parcel ?? NO_SIZE), weight };
  const { totalCost, chargeableWeight, currency, exact } = estimate(
    parcel,
    origin.rate,
    terms.divisor,
  );
  const freight = { amount: totalCost, currency };
  const about = (shillings: number) =>
    fill(words.about, { amount: formatNumber(shillings, locale) });
  const charged = thing ? chargeableWeight : exact.chargeableWeight;
  const facts = [
    { label: words.time, value: origin.air },
    {
      label: fill(words.freight, { weight: formatNumber(charged, locale) }),
      value: formatMoney(freight, locale),
      note: about(inThousands({ amount: totalCost, currency }, terms.perUnit)),
    },
  ];
  const ends = { from: origin.airport, to: terms.destination };
  if (!thing) {
    const litres = formatNumber(litresOf(weight, terms.divisor), locale);
    const title = fill(words.parcel, { litres });
    return { ...ends, title, facts };
  }
  const { price, name, besidesFreight } = thing;
  const total = besidesFreight + toShillings(freight, terms.perUnit);
  const door = {
    label: words.total,
    value: formatPrice({ amount: `${Math.round(total / 1000)}000.00`, currency: 'TZS' }, locale),
    note: fill(words.includes, {
      price: formatPrice(price, locale),
      delivery: formatPrice(terms.delivery, locale),
    }),
    main: true,
  };
  const title = fill(words.goodsFrom, { goods: name, origin: origin.nameInSentence });
  return { ...ends, title, facts: [...facts, door] };
}

/** The volume up to which a box is charged by its weight, in litres as text. */
function litresOf(weight: string, divisor: number): string {
  const kilograms = parseFraction(weight);
  if (!kilograms) throw new RangeError(`"${weight}" is not a number of zero or more`);
  const litres = { numerator: BigInt(divisor), denominator: 1000n };
  return toDecimal(multiply(kilograms, litres), 1);
}
