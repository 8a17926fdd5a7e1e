import { formatPartialDate, monthInitials, monthNames } from '@/lib/format/date';
import type { Locale } from '@/lib/format/locale';
import { numberOf } from '@/lib/money/number';

type Season = {
  name: string;
  months?: readonly number[] | undefined;
  /** The first and the last day, as `10-01`. */
  days?: readonly [string, string] | undefined;
};

/** A run of busy months: its start and length in months from the start of the year, and their name, if more follow. */
type Run = { start: number; length: number; label?: string | undefined };

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
 * A strip of the seasons in `busy`, whose months count from 1. Next to their names are the days of those that
 * have days, and the months of those that come more than once.
 */
export function busyYear(busy: readonly Season[], locale: Locale): BusyYear {
  const dayOf = (day: string) => formatPartialDate(day, locale);
  return {
    months: monthInitials(locale),
    rows: busy.map((season) => {
      const runs = runsOf(season);
      if (runs.length < 2)
        return { name: season.name, days: season.days?.map(dayOf).join('–'), runs };
      const labelled = runs.map((run) => ({
        ...run,
        label: monthNames([run.start + 1], locale).join(),
      }));
      return {
        name: season.name,
        days: labelled.map(({ label }) => label).join(', '),
        runs: labelled,
      };
    }),
  };
}
