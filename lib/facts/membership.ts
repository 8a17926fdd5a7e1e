import type { CompanyFacts } from '@/content/schema/facts';
import { fill } from '@/lib/text/fill';
import type { Facts } from './facts-by-name';
import { type FactWords, shillingText } from './shilling-text';

/** `TZS 50,000` as 50000; 0 where there is none. */
const numberIn = (text = '') => Number(text.replace(/\D/g, ''));

const sums = new Intl.NumberFormat('en-US');

/** The balance as text: `40,000 saved`, `25,000 short`, `even`. */
function balance(left: number, words: FactWords['balance']): string {
  if (left === 0) return words.even;
  const sentence = left > 0 ? words.left : words.missing;
  return fill(sentence, { amount: sums.format(Math.abs(left)) });
}

/**
 * What a plan does for each of the yearly sums in `facts.yearly`, by the sum's name: `off-low` is the
 * discount, `after-low` what it leaves after the fee, `with-boxes-low` the same with the free
 * shipments added. `break-even` is where the discount pays the fee, to the nearest thousand.
 * @param free what the plan's free shipments are worth in a year, in shillings: `TZS 405,000`
 */
export function factsOfPlan(
  { fee, discount }: CompanyFacts[string],
  words: FactWords,
  yearly: CompanyFacts[string] = {},
  free = '',
): Facts {
  const cost = numberIn(fee);
  const share = numberIn(discount) / 100;
  if (cost === 0 || share === 0) return {};
  const perSum = Object.entries(yearly).flatMap(([name, sum]) => {
    const off = numberIn(sum) * share;
    return [
      [`off-${name}`, shillingText(sums.format(off), words)],
      [`after-${name}`, balance(off - cost, words.balance)],
      [`with-boxes-${name}`, balance(off - cost + numberIn(free), words.balance)],
    ];
  });
  const breakEven = Math.round(cost / share / 1000) * 1000;
  return {
    ...Object.fromEntries(perSum),
    'break-even': shillingText(sums.format(breakEven), words),
  };
}
