import type { TimeRange } from '@/content/schema/quantity';

/** Days from departure, both ends included. */
export type DayRange = { from: number; to: number };

const DAYS_IN = { hours: 1 / 24, days: 1, weeks: 7 } as const;

/** Whether a time has to be told apart from one in calendar days. */
export const isInBusinessDays = ({ unit }: TimeRange): boolean => unit === 'business days';

/**
 * A time in calendar days, for drawing and sorting: 4 to 6 weeks are 28 to 42 days. Business days
 * take the weekends with them: the soonest begins on a Monday, the latest runs into every weekend.
 */
export function dayRange({ from, to, unit }: TimeRange): DayRange {
  if (unit === 'business days')
    return { from: from + 2 * Math.floor((from - 1) / 5), to: to + 2 * Math.ceil(to / 5) };
  return { from: from * DAYS_IN[unit], to: to * DAYS_IN[unit] };
}

/** An axis of days from departure. `marks` are whole weeks; the last one is its end. */
export type TimeAxis = { end: number; marks: readonly number[] };

const WEEK = 7;

/** As many marks as have room side by side on a phone. */
const MOST_MARKS = 7;

/** The shortest axis that all these times fit on, with a mark after every week, or every few. */
export function timeAxis(times: readonly DayRange[]): TimeAxis {
  const weeks = Math.ceil(Math.max(WEEK, ...times.map(({ to }) => to)) / WEEK);
  const step = Math.ceil(weeks / MOST_MARKS) * WEEK;
  const count = Math.ceil((weeks * WEEK) / step);
  const marks = Array.from({ length: count }, (_, i) => (i + 1) * step);
  return { end: count * step, marks };
}

/** Where a day is on the axis, for an SVG without a view box: `16.67%`. */
export const onAxis = (day: number, { end }: Pick<TimeAxis, 'end'>): string =>
  `${Math.round((day / end) * 10_000) / 100}%`;
