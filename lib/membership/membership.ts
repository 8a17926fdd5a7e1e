import type { Membership, PlanTerms } from '@/content/schema/membership';
import type { Money } from '@/content/schema/money';
import type { Locale } from '@/lib/format/locale';
import { formatAmount, formatShillings } from '@/lib/format/money';
import { inShillings } from '@/lib/money/shillings';
import { fill } from '@/lib/text/fill';

/** Texts for a plan's balance after a year. Placeholder of `left` and `missing`: `{amount}`. */
export type BalanceWords = { even: string; left: string; missing: string };

type BalanceTexts = { words: BalanceWords; locale: Locale };

/** Shillings are used without cents, so an amount is a whole number. */
const shillings = ({ amount }: Money) => Number(amount);

/** A balance in words: `40,000 saved`, `25,000 short`, `even`. */
function balanceText(left: number, { words, locale }: BalanceTexts): string {
  if (left === 0) return words.even;
  const amount = formatAmount(inShillings(Math.abs(left)), locale);
  return fill(left > 0 ? words.left : words.missing, { amount });
}

/**
 * What a plan does for each of the yearly amounts, by the amount's name: `off-low` is the discount,
 * `after-low` what it leaves after the fee, `with-boxes-low` the same with the free shipments added.
 * `break-even` is where the discount pays the fee, to the nearest thousand.
 *
 * @param free what the plan's free shipments are worth in a year
 */
export function planOutcomes(
  { fee, discount }: PlanTerms,
  yearly: Membership['yearly'],
  texts: BalanceTexts,
  free?: Money,
): Record<string, string> {
  const { locale } = texts;
  const extra = free ? shillings(free) : 0;
  const perAmount = Object.entries(yearly).flatMap(([name, amount]) => {
    const off = (shillings(amount) * discount.value) / 100;
    const left = off - shillings(fee);
    return [
      [`off-${name}`, formatShillings(off, locale)],
      [`after-${name}`, balanceText(left, texts)],
      [`with-boxes-${name}`, balanceText(left + extra, texts)],
    ];
  });
  const rounded = Math.round((shillings(fee) * 100) / discount.value / 1000) * 1000;
  return {
    ...Object.fromEntries(perAmount),
    'break-even': formatShillings(rounded, locale),
  };
}

/**
 * The yearly shipping from which a plan leaves more than each cheaper one, after the fees; undefined for
 * the cheapest.
 */
export function aheadFrom(plan: PlanTerms, plans: Membership['plans']): number | undefined {
  const crossings = Object.values(plans)
    .filter(({ fee }) => shillings(fee) < shillings(plan.fee))
    .map(({ fee, discount }) => {
      const dearer = shillings(plan.fee) - shillings(fee);
      return (dearer * 100) / (plan.discount.value - discount.value);
    });
  return crossings.length > 0 ? Math.max(...crossings) : undefined;
}

/**
 * What a plan saves in a year, in shillings, as a line: at first the fee is lost, `even` is the spending
 * where the discount pays for it, and at the highest of the yearly amounts, `most`, it saves `end`.
 */
export function savingsLine(plan: string, membership: Pick<Membership, 'plans' | 'yearly'>) {
  const { fee, discount } = termsOf(plan, membership);
  const most = Math.max(...Object.values(membership.yearly).map(shillings));
  const cost = shillings(fee);
  const share = discount.value / 100;
  return { most, start: -cost, end: most * share - cost, even: cost / share };
}

/** @throws Error for a name that `content/membership.ts` does not have */
export const termsOf = (plan: string, { plans }: Pick<Membership, 'plans'>): PlanTerms => {
  const terms = plans[plan];
  if (!terms) throw new Error(`content/membership.ts has no plan "${plan}"`);
  return terms;
};
