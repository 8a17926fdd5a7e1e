import type { CompanyFacts } from '@/content/schema/facts';
import type { TimeRange } from '@/content/schema/quantity';
import type { Locale } from '@/lib/format/locale';
import { formatTimeRange } from '@/lib/format/time';
import { type DayRange, dayRange } from './time-axis';

/** The parts of the time from an order to the door, in calendar days. */
export type OrderClock = {
  /** From the order to our office abroad: the shop's own delivery. */
  readonly shop: DayRange;
  /** Packing, and waiting for the flight. */
  readonly waiting: DayRange;
  /** In the air, in customs and on the way to the door: the time of the origin. */
  readonly carried: DayRange;
  readonly door: DayRange;
};

type Times = {
  readonly shop: TimeRange;
  /** From our office to the door, whatever the origin. */
  readonly standard: TimeRange;
};

/**
 * What the times of the site count. Those from an origin are part of the standard time, so packing
 * and waiting are what is left of it: the parts always add up to the whole.
 */
export function orderClock({ shop, standard }: Times, air: TimeRange): OrderClock {
  const [ofShop, whole, carried] = [shop, standard, air].map(dayRange) as [
    DayRange,
    DayRange,
    DayRange,
  ];
  const from = Math.max(0, whole.from - carried.from);
  const waiting = { from, to: Math.max(from, whole.to - carried.to) };
  const door = {
    from: ofShop.from + waiting.from + carried.from,
    to: ofShop.to + waiting.to + carried.to,
  };
  return { shop: ofShop, waiting, carried, door };
}

/** For several origins together, the shortest and the longest. */
export function spanOf(clocks: readonly OrderClock[]): Pick<OrderClock, 'shop' | 'door'> {
  const span = (part: keyof OrderClock): DayRange => ({
    from: Math.min(...clocks.map((clock) => clock[part].from)),
    to: Math.max(...clocks.map((clock) => clock[part].to)),
  });
  return { shop: span('shop'), door: span('door') };
}

const isTime = (fact: CompanyFacts[string][string] | undefined): fact is TimeRange =>
  fact !== undefined && 'from' in fact;

/** For the air time of an origin; undefined while `content/facts.ts` lacks one of the other times. */
export function clockOf(facts: CompanyFacts, air: TimeRange): OrderClock | undefined {
  const shop = facts.order?.shop;
  const standard = facts.standard?.international;
  return isTime(shop) && isTime(standard) ? orderClock({ shop, standard }, air) : undefined;
}

export const inDays = (days: DayRange, locale: Locale): string =>
  formatTimeRange({ ...days, unit: 'days' }, locale);
