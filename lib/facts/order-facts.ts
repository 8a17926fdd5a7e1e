import type { CompanyFacts } from '@/content/schema/facts';
import type { Route } from '@/content/schema/route';
import type { Locale } from '@/lib/format/locale';
import { clockOf, inDays, partsOf } from '@/lib/time/order-clock';
import type { Facts } from './references';

type OrderSources = {
  locale: Locale;
  facts: CompanyFacts;
  origins: Readonly<Record<string, Pick<Route, 'times'>>>;
};

/**
 * From an order to the door: from all origins, where `order.office` is all of it but the shop's part, and from each,
 * `uk.door`.
 */
export function factsOfOrder({ facts, origins, locale }: OrderSources): Facts {
  const flights = Object.values(origins).map(({ times }) => times.air);
  const clock = clockOf(facts, flights);
  if (!clock) return {};
  const { office, door } = clock;
  const doors = Object.entries(origins).flatMap(([slug, { times }]) => {
    const parts = partsOf(clock, times.air);
    return parts ? [[`${slug}.door`, inDays(parts.door, locale)]] : [];
  });
  return {
    'order.office': inDays(office, locale),
    'order.door': inDays(door, locale),
    ...Object.fromEntries(doors),
  };
}
