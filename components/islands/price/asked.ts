import type { Money } from '@/content/schema/money';
import type { PriceCardWords } from '@/content/schema/price-card';
import { type CalculatorMessages, validate } from '@/lib/freight/validate-parcel';
import { LARGEST_PRICE } from '@/lib/landed-cost/enquiry-errors';
import { parseFraction } from '@/lib/money/fraction';
import {
  type Amount,
  type AmountUnit,
  inAmount,
  inUnit,
  typicalAmount,
  unitsOf,
  worthOf,
} from '@/lib/price/amount';
import { weightOf } from '@/lib/price/own-charges';
import type { PriceQuestion } from '@/lib/price-list/price-card';
import type { PriceGoods, PriceList } from '@/lib/price-list/price-list';
import { isUnclear } from '@/lib/text/decimal';

/** Must differ from the names of the calculator, which may be on the same page. */
export const FIELDS = ['from', 'to', 'goods', 'amount', 'unit', 'worth', 'currency'] as const;

type Read = Readonly<Record<(typeof FIELDS)[number], string>>;

const namesOf = ({ name, otherName }: PriceGoods) =>
  [name, otherName].map((text) => text.toLowerCase());

/** The goods of this name in either language; if there are none and it is done, the most similar. */
function named(goods: readonly PriceGoods[], text: string, isDone: boolean) {
  const typed = text.toLowerCase();
  const find = (fits: (name: string) => boolean) => goods.find((one) => namesOf(one).some(fits));
  const exact = find((name) => name === typed);
  if (exact || !isDone || typed === '') return exact;
  return find((name) => name.startsWith(typed)) ?? find((name) => name.includes(typed));
}

const isNumber = (text: string) => (parseFraction(text)?.numerator ?? 0n) > 0n;

/** Another thing brings its own amount; another unit keeps how much it is. */
function amountIn(read: Read, before: PriceQuestion, thing: PriceGoods): Amount {
  const typed: Amount = { number: read.amount, unit: read.unit as AmountUnit };
  const { number, unit } = before.amount;
  const isSame = typed.number === number && typed.unit === unit;
  if (!unitsOf(thing).includes(typed.unit) || (isSame && thing.id !== before.thing.id))
    return typicalAmount(thing);
  return typed.number === number && typed.unit !== unit
    ? inUnit(before.thing, before.amount, typed.unit)
    : typed;
}

/** The worth follows the thing and the amount until one is typed. */
function worthIn(read: Read, before: PriceQuestion, thing: PriceGoods, amount: Amount): Money {
  const typed = { amount: read.worth, currency: read.currency };
  const isSame = (worth: Readonly<Money>) =>
    worth.amount === typed.amount && worth.currency === typed.currency;
  const follows =
    isSame(before.worth) &&
    (thing.id !== before.thing.id || isSame(worthOf(before.thing, before.amount)));
  return follows && isNumber(amount.number) ? worthOf(thing, amount) : typed;
}

/** What the fields ask for. */
export function askedIn(
  read: Read,
  before: PriceQuestion,
  { goods, origins }: PriceList,
  isDone: boolean,
): PriceQuestion {
  const thing = named(goods, read.goods, isDone) ?? before.thing;
  const amount = amountIn(read, before, thing);
  return {
    origin: origins.find(({ value }) => value === read.from) ?? before.origin,
    thing,
    amount,
    worth: worthIn(read, before, thing, amount),
    town: read.to,
  };
}

/** The values of the fields: the name as it was typed, or else in the language of the page. */
export const fieldsOf = (
  { thing, amount, worth }: PriceQuestion,
  { goods }: Pick<Read, 'goods'>,
) => ({
  goods: namesOf(thing).includes(goods.toLowerCase()) ? goods : thing.name,
  amount: amount.number,
  unit: amount.unit,
  worth: worth.amount,
  currency: worth.currency,
});

/** The first field that is no number, or too small or too large. */
export function faultIn(
  { thing, amount, worth, origin: { value, rate } }: PriceQuestion,
  messages: CalculatorMessages,
  { positive, most }: PriceCardWords['messages'],
) {
  const fault = (field: 'amount' | 'worth', text: string, message: string | undefined) =>
    message ? { field, message, isEmpty: text === '' } : undefined;
  const numberFault = (text: string) =>
    isUnclear(text) ? messages.unclear : isNumber(text) ? undefined : positive;
  /** The weight that follows has the limits of the calculator. Sides that are always valid. */
  const weightFault = () => {
    const weight = weightOf(inAmount(thing, amount, worth));
    const input = { length: '1', width: '1', height: '1', origin: value, weight };
    return validate(input, { [value]: rate }, messages).weight;
  };
  const tooMuch = Number(worth.amount) > LARGEST_PRICE ? most : undefined;
  return (
    fault('amount', amount.number, numberFault(amount.number) ?? weightFault()) ??
    fault('worth', worth.amount, numberFault(worth.amount) ?? tooMuch)
  );
}
