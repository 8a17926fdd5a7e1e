import { numberOf } from '@/lib/money/number';

type Season = {
  name: string;
  months?: readonly number[] | undefined;
  /** The first and the last day, as `10-01`. */
  days?: readonly [string, string] | undefined;
};

/** A run of busy months: its start and length in months from the start of the year. */
type Run = { start: number; length: number };

/** A year as a strip: a letter for each month, and a row of busy months for each season. */
export type BusyYear = {
  months: readonly string[];
  rows: { name: string; days?: string | undefined; runs: Run[] }[];
};

/** A day as months from the start of the year. Drawings need no lengths of months. */
function monthsUntil(date: string): number {
  const [month = 1, day = 1] = date.split('-').map(numberOf);
  return month - 1 + day / 31;
}

/** Days, or consecutive months, as one run; months count from 1. */
function runsOf({ months = [], days }: Season): Run[] {
  if (days) {
    const [start, end] = [monthsUntil(days[0]), monthsUntil(days[1])];
    return [{ start, length: end - start }];
  }
  const runs: Run[] = [];
  for (const month of months.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last.start + last.length === month - 1) last.length += 1;
    else runs.push({ start: month - 1, length: 1 });
  }
  return runs;
}

/**
 * `months` has the initials from January; the months of `busy` count from 1.
 *
 * @param dayOf writes a day of the year, such as `10-01`
 */
export function busyYear(
  months: readonly string[],
  busy: readonly Season[],
  dayOf: (day: string) => string,
): BusyYear {
  return {
    months,
    rows: busy.map((season) => ({
      name: season.name,
      days: season.days?.map(dayOf).join('–'),
      runs: runsOf(season),
    })),
  };
}
