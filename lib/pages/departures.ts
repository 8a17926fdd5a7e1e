import { words } from '@/content/interface';
import { formatRate } from '@/lib/format/money';
import { type ArcView, arcView } from '@/lib/maps/arc-view';
import { fill } from '@/lib/text/fill';
import { homeMap } from './maps';
import { originRoutes, routeBySlug } from './registry';

/** One origin as the departures board shows it, all its figures ready to be read. */
export type Departure = {
  name: string;
  cities: string;
  /** What comes from there. */
  goods: string;
  air: string;
  sea: string;
  rate: string;
  href: string;
  /** Its way on the world map. */
  picture: ArcView | undefined;
};

/** The board's rows: all origins in their order, or those of these slugs in the order given. */
export function departures(origins: 'all' | readonly string[]): Departure[] {
  const entries = origins === 'all' ? originRoutes : origins.map(routeBySlug);
  const map = homeMap();
  return entries.map(({ slug, page, path }) => ({
    name: page.country,
    cities: page.collectionPoints.join(', '),
    goods: page.goods,
    air: page.times.index,
    sea: page.times.sea,
    rate: fill(words.board.perKg, { amount: formatRate(page.rate) }),
    href: path,
    picture: arcView(map, slug),
  }));
}
