import { parseHTML } from 'linkedom';
import type { Rates } from '@/content/schema/rates';
import { isoDate } from '@/lib/format/date';

type Shilling = Rates['shilling'];

/** Rates are rounded to these shillings: pages show totals in thousands. */
const STEP = 10;
/** A change of this share since the last rates is taken for a fault of the table. */
const FAULT = 0.25;
/** Days after which the bank's own table counts as forgotten. */
const STALE = 14;

/** The rows of the bank's table, which are: number, currency, buying, selling, mean, day (`20-Aug-26`). */
const rowsIn = (html: string) =>
  Array.from(parseHTML(html).document.querySelectorAll('tr'), (row) => {
    const cells = Array.from(row.querySelectorAll('td'), ({ textContent }) => textContent.trim());
    const [, currency = '', buying, selling, mean, date] = cells;
    const [low = 0, high = 0, rate = 0] = [buying, selling, mean].map((text) =>
      Number(text?.replaceAll(',', '')),
    );
    const day = new Date(`${date?.replaceAll('-', ' ')} UTC`);
    const isRate = low > 0 && low <= rate && rate <= high && !Number.isNaN(day.getTime());
    return isRate ? [{ currency, rate, day: isoDate(day) }] : [];
  }).flat();

const monthOf = (day: string) =>
  new Date(day).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * The exchange rates to propose on `today`, for the currencies that prices are in.
 * @param html the Bank of Tanzania's page of rates
 * @throws Error if it has no table, one of several days, one that is old, lacks a currency, or differs too much
 */
export function proposedRates(now: Shilling, html: string, today: string): Shilling {
  const rows = rowsIn(html);
  const [asOf = 'no day', ...others] = new Set(rows.map(({ day }) => day));
  const age = (Date.parse(today) - Date.parse(asOf)) / 86_400_000;
  if (!(age >= 0 && age <= STALE) || others.length > 0)
    throw new Error(`the bank's table is of ${[asOf, ...others].join(' and ')}`);
  const perUnit = Object.entries(now.perUnit).map(([currency, before]): [string, number] => {
    const { rate } = rows.find((row) => row.currency === currency) ?? {};
    if (!rate) throw new Error(`the bank's table has no ${currency}`);
    if (Math.abs(rate / before - 1) > FAULT)
      throw new Error(`${currency} went from ${before} to ${rate}: check the table`);
    return [currency, Math.round(rate / STEP) * STEP];
  });
  return {
    perUnit: Object.fromEntries(perUnit) as Shilling['perUnit'],
    asOf,
    source: `Rounded from the rates that the Bank of Tanzania published in ${monthOf(asOf)}.`,
  };
}
