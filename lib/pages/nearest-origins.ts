import type { Route } from '@/content/schema/route';
import type { Entry } from '@/lib/collections/entry';
import { greatCircleKm } from '@/lib/maps/great-circle';

type RouteEntry = Entry<Route>;

/** The origins nearest to this one by air. */
export function nearestOrigins(
  { slug, page }: RouteEntry,
  origins: readonly RouteEntry[],
  count: number,
): RouteEntry[] {
  const distance = (other: RouteEntry) =>
    greatCircleKm(page.city.coordinates, other.page.city.coordinates);
  return origins
    .filter((other) => other.slug !== slug)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count);
}
