type Season = { name: string; months: readonly number[] };

/** A run of busy months: its start and length in months from the start of the year. */
type Run = { start: number; length: number };

/** A year as a strip: a letter for each month, and a row of busy months for each season. */
export type BusyYear = {
  months: readonly string[];
  rows: { name: string; runs: Run[] }[];
};

/** Consecutive months as one run; months count from 1. */
function runsOf(months: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const month of months.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last.start + last.length === month - 1) last.length += 1;
    else runs.push({ start: month - 1, length: 1 });
  }
  return runs;
}

/**
 * @param months the initial of each month, from January
 * @param busy the seasons, months by number from 1
 */
export function busyYear(months: readonly string[], busy: readonly Season[]): BusyYear {
  return {
    months,
    rows: busy.map((season) => ({ name: season.name, runs: runsOf(season.months) })),
  };
}
