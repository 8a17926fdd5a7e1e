import type { DayRange } from './day-range';

/** An axis of days from departure. `marks` are whole weeks; the last one is its end. */
export type TimeAxis = { end: number; marks: readonly number[] };

const WEEK = 7;

/** The shortest axis of whole weeks that all these times fit on. */
export function timeAxis(times: readonly DayRange[]): TimeAxis {
  const weeks = Math.ceil(Math.max(WEEK, ...times.map(({ to }) => to)) / WEEK);
  const marks = Array.from({ length: weeks }, (_, week) => (week + 1) * WEEK);
  return { end: weeks * WEEK, marks };
}

/** Where a day is on the axis, for an SVG without a view box: `16.67%`. */
export const onAxis = (day: number, { end }: Pick<TimeAxis, 'end'>): string =>
  `${Math.round((day / end) * 10_000) / 100}%`;
