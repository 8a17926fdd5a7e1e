/** Days from departure, both ends included. */
export type DayRange = { from: number; to: number };

/** How the content writes a time: `7-10 days`, `7-10 business days`, `4-6 weeks`. */
const timePattern = /^(\d+)-(\d+) (?:business )?(days|weeks)$/;

const DAYS_IN = { days: 1, weeks: 7 };

/**
 * A time in words as days, for drawing: `4-6 weeks` is 28 to 42. Business days count as days, for a
 * drawing shows the figure that stands beside it.
 * Throws when the words are not written as the content's schema asks.
 */
export function dayRange(time: string): DayRange {
  const [, from, to, unit] = timePattern.exec(time) ?? [];
  if (!unit) throw new Error(`"${time}" is not a time like "7-10 days" or "4-6 weeks"`);
  const days = DAYS_IN[unit as keyof typeof DAYS_IN];
  return { from: Number(from) * days, to: Number(to) * days };
}
