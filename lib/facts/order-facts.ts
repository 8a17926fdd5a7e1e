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
 * From an order to the door: from all origins, where `order.office` is all of it but the shop's part, `order.wait` and
 * `order.air` are the two halves of that, and from each, `uk.door`.
 */
export function factsOfOrder({ facts, origins, locale }: OrderSources): Facts {
  const flights = Object.values(origins).map(({ times }) => times.air);
  const clock = clockOf(facts, flights);
  if (!clock) return {};
  const { office, door, wait } = clock;
  const air = wait && { from: office.from - wait.from, to: office.to - wait.to };
  const doors = Object.entries(origins).flatMap(([slug, { times }]) => {
    const parts = partsOf(clock, times.air);
    return parts ? [[`${slug}.door`, inDays(parts.door, locale)]] : [];
  });
  return {
    'order.office': inDays(office, locale),
    'order.door': inDays(door, locale),
    ...(wait && air && { 'order.wait': inDays(wait, locale), 'order.air': inDays(air, locale) }),
    ...Object.fromEntries(doors),
  };
}
