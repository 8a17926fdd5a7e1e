import type { CompanyFacts } from '@/content/schema/facts';
import type { TimeRange } from '@/content/schema/quantity';
import type { Locale } from '@/lib/format/locale';
import { formatDuration, formatTimeRange } from '@/lib/format/time';
import { type DayRange, dayRange } from './time-axis';

const isTime = (fact: CompanyFacts[string][string] | undefined): fact is TimeRange =>
  fact !== undefined && 'from' in fact;

const sum = (...parts: readonly DayRange[]): DayRange => ({
  from: parts.reduce((days, { from }) => days + from, 0),
  to: parts.reduce((days, { to }) => days + to, 0),
});

/**
 * From an order to the door by standard shipping, in calendar days: until the shop has delivered to our office
 * abroad, from there, and both. These cover all origins, so what the quickest and the slowest flight leave of them is
 * packing and the wait for a flight, which is the same everywhere. Undefined while `content/facts.ts` lacks one of
 * the two times; `wait` is, where the flights differ by more than they do.
 */
export function clockOf(facts: CompanyFacts, flights: readonly TimeRange[]) {
  const time = facts.order?.shop;
  const standard = facts.standard?.international;
  if (!isTime(time) || !isTime(standard)) return undefined;
  const [shop, office] = [dayRange(time), dayRange(standard)];
  const days = flights.map(dayRange);
  const wait = {
    from: office.from - Math.min(...days.map(({ from }) => from)),
    to: office.to - Math.max(...days.map(({ to }) => to)),
  };
  const isKnown = wait.from >= 0 && wait.from <= wait.to;
  return { shop, office, door: sum(shop, office), wait: isKnown ? wait : undefined };
}

/** From an order to the door for one flight, as parts that add up. */
export function partsOf(clock: ReturnType<typeof clockOf>, flight: TimeRange) {
  if (!clock?.wait) return undefined;
  const { shop, wait } = clock;
  const air = dayRange(flight);
  return { shop, wait, air, door: sum(shop, wait, air) };
}

export const inDays = (days: DayRange, locale: Locale): string =>
  days.from === days.to
    ? formatDuration({ value: days.to, unit: 'days' }, locale)
    : formatTimeRange({ ...days, unit: 'days' }, locale);
