import type { TimeRange } from '@/content/schema/quantity';

/** Days from departure, both ends included. */
export type DayRange = { from: number; to: number };

/** The end of the boards' axis, in days: delivery times beyond it cannot be drawn. */
export const LONGEST_DAYS = 45;

const DAYS_IN = { hours: 1 / 24, days: 1, 'business days': 1, weeks: 7 } as const;

/**
 * A time in days, for drawing: 4 to 6 weeks are 28 to 42 days. Business days count as days, because
 * a drawing has the figure next to it.
 */
export function dayRange({ from, to, unit }: TimeRange): DayRange {
  return { from: from * DAYS_IN[unit], to: to * DAYS_IN[unit] };
}
