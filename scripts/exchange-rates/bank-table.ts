import { parseHTML } from 'linkedom';
import { isoDate } from '@/lib/format/date';

/** The Bank of Tanzania's rates of one day. */
export type BankRates = {
  /** The day they are of: `2026-08-20`. */
  readonly asOf: string;
  /** Shillings for one unit, the mean of buying and selling, by the currency's three letters. */
  readonly perUnit: Readonly<Record<string, number>>;
};

/** `20-Aug-26` and `20-Aug-2026` as `2026-08-20`; undefined for any other text. */
function dayOf(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})-([A-Za-z]{3})-(?:20)?(\d{2})$/.exec(text) ?? [];
  const date = new Date(`${day} ${month} 20${year}`);
  return Number.isNaN(date.getTime()) ? undefined : isoDate(date);
}

/**
 * Reads the bank's page of rates, whose rows are: number, currency, buying, selling, mean, day.
 * @throws Error if the page has no such row, or rows of different days
 */
export function readBankTable(html: string): BankRates {
  const rows = Array.from(parseHTML(html).document.querySelectorAll('tr'), (row) =>
    Array.from(row.querySelectorAll('td'), ({ textContent }) => textContent.trim()),
  ).flatMap(([, currency = '', buying = '', selling = '', mean = '', date = '']) => {
    const [low = 0, high = 0, rate = 0] = [buying, selling, mean].map((text) =>
      Number(text.replaceAll(',', '')),
    );
    const day = dayOf(date);
    const isRate = low > 0 && low <= rate && rate <= high;
    return /^[A-Z]{3}$/.test(currency) && day && isRate ? [{ currency, day, rate }] : [];
  });
  const [asOf, ...others] = new Set(rows.map(({ day }) => day));
  if (!asOf)
    throw new Error('the page has no row like "1 | USD | 2,600 | 2,620 | 2,610 | 20-Aug-26"');
  if (others.length > 0) throw new Error(`the rows are of ${[asOf, ...others].join(' and ')}`);
  return { asOf, perUnit: Object.fromEntries(rows.map(({ currency, rate }) => [currency, rate])) };
}
