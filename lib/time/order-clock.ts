import type { CompanyFacts } from '@/content/schema/facts';
import type { TimeRange } from '@/content/schema/quantity';
import type { Locale } from '@/lib/format/locale';
import { formatTimeRange } from '@/lib/format/time';
import { type DayRange, dayRange } from './time-axis';

const isTime = (fact: CompanyFacts[string][string] | undefined): fact is TimeRange =>
  fact !== undefined && 'from' in fact;

/**
 * The time from an order to the door by standard shipping, in calendar days: until the shop has delivered
 * to our office abroad, from there, and both. The same for every origin; undefined while
 * `content/facts.ts` lacks one of the two times.
 */
export function clockOf(facts: CompanyFacts) {
  const time = facts.order?.shop;
  const standard = facts.standard?.international;
  if (!isTime(time) || !isTime(standard)) return undefined;
  const [shop, office] = [dayRange(time), dayRange(standard)];
  return { shop, office, door: { from: shop.from + office.from, to: shop.to + office.to } };
}

export const inDays = (days: DayRange, locale: Locale): string =>
  formatTimeRange({ ...days, unit: 'days' }, locale);
