import type { Money } from '@/content/schema/money';
import { parseFraction } from '@/lib/money/fraction';
import {
  type Amount,
  type AmountUnit,
  inUnit,
  typicalAmount,
  unitsOf,
  worthOf,
} from '@/lib/price/amount';
import { goodsAbout, goodsNamed } from '@/lib/price-list/goods-named';
import type { PriceQuestion } from '@/lib/price-list/price-card';
import type { PriceGoods, PriceList } from '@/lib/price-list/price-list';

/** Must differ from the names of the calculator, which may be on the same page. */
export const FIELDS = ['from', 'to', 'goods', 'amount', 'unit', 'worth', 'currency'] as const;

type Read = Readonly<Record<(typeof FIELDS)[number], string>>;

const namesOf = ({ name, otherName }: PriceGoods) =>
  [name, otherName].map((text) => text.toLowerCase());

/** The goods of this name in either language; once it is typed, also what is called so, and how many. */
function named(list: PriceList, text: string, isDone: boolean) {
  const typed = text.trim().toLowerCase();
  const exact = list.goods.find((one) => namesOf(one).includes(typed));
  if (exact) return { goods: exact, count: 1 };
  return isDone ? goodsNamed(list.goods, list, typed) : undefined;
}

/** Goods that have no price here, as they were typed, and the page that is about them. */
export function unknownGoods({ goods: text }: Read, list: PriceList, isDone: boolean) {
  if (!isDone || text.trim() === '' || named(list, text, isDone)) return undefined;
  return { name: text.trim(), page: goodsAbout(list.goods, text)?.page };
}

export const isNumber = (text: string) => (parseFraction(text)?.numerator ?? 0n) > 0n;

/** Another thing brings its own amount; another unit keeps how much it is. `count`: that was typed with it. */
function amountIn(read: Read, before: PriceQuestion, thing: PriceGoods, count = 1): Amount {
  if (count > 1 && unitsOf(thing).includes('pieces'))
    return { number: String(count), unit: 'pieces' };
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

export function askedIn(
  read: Read,
  before: PriceQuestion,
  list: PriceList,
  isDone: boolean,
): PriceQuestion {
  const found = named(list, read.goods, isDone);
  const thing = found?.goods ?? before.thing;
  const amount = amountIn(read, before, thing, found?.count);
  return {
    origin: list.origins.find(({ value }) => value === read.from) ?? before.origin,
    thing,
    amount,
    worth: worthIn(read, before, thing, amount),
    town: read.to,
  };
}

/** The values of the fields: the name as it was typed where it is one or unknown. */
export const fieldsOf = (
  { thing, amount, worth }: PriceQuestion,
  { goods }: Pick<Read, 'goods'>,
  isUnknown: boolean,
) => ({
  goods: isUnknown || namesOf(thing).includes(goods.toLowerCase()) ? goods : thing.name,
  amount: amount.number,
  unit: amount.unit,
  worth: worth.amount,
  currency: worth.currency,
});
