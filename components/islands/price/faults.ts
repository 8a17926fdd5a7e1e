import type { PriceCardWords } from '@/content/schema/price-card';
import { type CalculatorMessages, validate } from '@/lib/forms/validate-parcel';
import { weightOf } from '@/lib/freight/pieces';
import { inAmount, LARGEST_PRICE } from '@/lib/price/amount';
import type { PriceQuestion } from '@/lib/price-list/price-card';
import { isUnclear } from '@/lib/text/decimal';
import { fill } from '@/lib/text/fill';
import { isNumber, type unknownGoods } from './asked';

type Unknown = NonNullable<ReturnType<typeof unknownGoods>>;

export type PriceError = {
  field: 'goods' | 'amount' | 'worth';
  message: string;
  /** Nothing is typed yet. */
  isEmpty?: boolean;
  /** Goods that have no price here. */
  unknown?: Unknown;
};

/** The first field that is no number, or too small or too large. @param unknown goods without a price */
export function faultIn(
  { thing, amount, worth, origin: { value, rate } }: PriceQuestion,
  messages: CalculatorMessages,
  words: PriceCardWords['messages'],
  unknown: Unknown | undefined,
): PriceError | undefined {
  if (unknown)
    return { field: 'goods', message: fill(words.unknown, { goods: unknown.name }), unknown };
  const fault = (field: 'amount' | 'worth', text: string, message: string | undefined) =>
    message ? { field, message, isEmpty: text === '' } : undefined;
  const numberFault = (text: string) =>
    isUnclear(text) ? messages.unclear : isNumber(text) ? undefined : words.positive;
  /** The weight that follows has the limits of the calculator. Sides that are always valid. */
  const weightFault = () => {
    const weight = weightOf(inAmount(thing, amount, worth));
    const input = { length: '1', width: '1', height: '1', origin: value, weight };
    return validate(input, { [value]: rate }, messages).weight;
  };
  const tooMuch = Number(worth.amount) > LARGEST_PRICE ? words.most : undefined;
  return (
    fault('amount', amount.number, numberFault(amount.number) ?? weightFault()) ??
    fault('worth', worth.amount, numberFault(worth.amount) ?? tooMuch)
  );
}
