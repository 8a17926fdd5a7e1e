import { formatPrice, formatPricePerKilogram } from '@/lib/format/money';
import { formatShortDays, formatTimeRange } from '@/lib/format/time';
import { type ArcView, arcView } from '@/lib/maps/arc-view';
import type { Site } from '@/lib/site/site';
import { type DayRange, dayRange } from '@/lib/time/day-range';
import { homeMap } from './maps';

/** One origin as the departures board shows it, with all figures formatted. */
export type Departure = {
  name: string;
  /** As in menus: `UK`. */
  shortName: string;
  cities: string;
  /** What comes from there. */
  goods: string;
  air: string;
  /** The time by air where space is short: `5-7 d`. */
  shortTime: string;
  sea: string;
  /** The price of a kilogram by air; sea freight is priced by quote. */
  rate: string;
  /** The same without its unit: `$15`. */
  shortRate: string;
  href: string;
  /** Its route on the world map. */
  picture: ArcView | undefined;
  /** The same two times, for drawing. */
  days: { air: DayRange; sea: DayRange };
};

/**
 * The board's rows: all origins in menu order, or the given ones in the given order. The index of all
 * leads to the short addresses, as specified; other boards lead to those that search engines keep.
 */
export function departures(site: Site, origins: 'all' | readonly string[]): Departure[] {
  const entries = origins === 'all' ? site.originRoutes : origins.map(site.routeBySlug);
  const map = homeMap(site);
  return entries.map(({ slug, page, path, canonical }) => {
    const days = { air: dayRange(page.times.index), sea: dayRange(page.times.sea) };
    return {
      name: page.country,
      shortName: page.name,
      cities: page.collectionPoints.join(', '),
      goods: page.goods,
      air: formatTimeRange(page.times.index, site.locale),
      shortTime: formatShortDays(days.air, site.locale),
      sea: formatTimeRange(page.times.sea, site.locale),
      rate: formatPricePerKilogram(page.rate, site.locale),
      shortRate: formatPrice(page.rate, site.locale),
      href: origins === 'all' ? path : canonical,
      days,
      picture: arcView(map, slug),
    };
  });
}
