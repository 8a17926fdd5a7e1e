import { words } from '@/content/interface';
import { formatRate } from '@/lib/format/money';
import { type ArcView, arcView } from '@/lib/maps/arc-view';
import { type DayRange, dayRange } from '@/lib/text/day-range';
import { fill } from '@/lib/text/fill';
import { homeMap } from './maps';
import { originRoutes, routeBySlug } from './registry';

/** One origin as the departures board shows it, all its figures ready to be read. */
export type Departure = {
  name: string;
  /** As menus say it: `UK`. */
  shortName: string;
  cities: string;
  /** What comes from there. */
  goods: string;
  air: string;
  /** The time by air where room is short: `5-7 d`. */
  shortTime: string;
  sea: string;
  /** The price of a kilogram by air; sea freight is priced by quote. */
  rate: string;
  /** The same without its unit: `$15`. */
  shortRate: string;
  href: string;
  /** Its way on the world map. */
  picture: ArcView | undefined;
  /** The same two times, for drawing. */
  days: { air: DayRange; sea: DayRange };
};

/** The board's rows: all origins in their order, or those of these slugs in the order given. */
export function departures(origins: 'all' | readonly string[]): Departure[] {
  const entries = origins === 'all' ? originRoutes : origins.map(routeBySlug);
  const map = homeMap();
  return entries.map(({ slug, page, path }) => {
    const days = { air: dayRange(page.times.index), sea: dayRange(page.times.sea) };
    const shortRate = formatRate(page.rate);
    return {
      name: page.country,
      shortName: page.name,
      cities: page.collectionPoints.join(', '),
      goods: page.goods,
      air: page.times.index,
      shortTime: fill(words.board.shortTime, { days: `${days.air.from}-${days.air.to}` }),
      sea: page.times.sea,
      rate: fill(words.board.perKg, { amount: shortRate }),
      shortRate,
      href: path,
      days,
      picture: arcView(map, slug),
    };
  });
}
