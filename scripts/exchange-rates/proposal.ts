import type { Rates } from '@/content/schema/rates';
import type { BankRates } from './bank-table';

type Shilling = Rates['shilling'];

/** Rates are rounded to these shillings: pages show totals in thousands. */
const STEP = 10;
/** A change of this share since the last rates is taken for a fault of the table. */
const FAULT = 0.25;
/** Days after which the bank's own table counts as forgotten. */
const STALE = 14;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const monthOf = (day: string) =>
  new Date(day).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * The exchange rates to propose on `today`, for the currencies that prices are in.
 * @throws Error if the table lacks one of them, is old or from the future, or differs too much
 */
export function proposedRates(now: Shilling, bank: BankRates, today: string): Shilling {
  const age = daysBetween(bank.asOf, today);
  if (!(age >= 0 && age <= STALE)) throw new Error(`the bank's table is of ${bank.asOf}`);
  const perUnit = Object.entries(now.perUnit).map(([currency, before]): [string, number] => {
    const rate = bank.perUnit[currency];
    if (!rate) throw new Error(`the bank's table has no ${currency}`);
    if (Math.abs(rate / before - 1) > FAULT)
      throw new Error(`${currency} went from ${before} to ${rate}: check the table`);
    return [currency, Math.round(rate / STEP) * STEP];
  });
  return {
    perUnit: Object.fromEntries(perUnit) as Shilling['perUnit'],
    asOf: bank.asOf,
    source: `Rounded from the rates that the Bank of Tanzania published in ${monthOf(bank.asOf)}.`,
  };
}
