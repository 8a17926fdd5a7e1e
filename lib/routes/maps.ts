import type { Route } from '@/content/schema/route';
import { type RouteMapDrawing, routeMap } from '@/lib/maps/route-map';
import { type WorldMapDrawing, worldMap } from '@/lib/maps/world-map';
import { worldPicture } from '@/lib/maps/world-picture';
import { memoize, type Site } from '@/lib/site/site';

/** The destination of every route: the head office's city, as [longitude, latitude]. */
function destinationOf({ company }: Pick<Site, 'company'>) {
  const [head] = company.offices;
  if (!head) throw new Error('content/site.ts has no office');
  return { label: head.city, coordinates: head.coordinates };
}

const placeOf = ({ name, coordinates }: Route['city']) => ({
  label: name,
  coordinates,
});

/** All origins on the home page's map. Computed once, because boards and pictures use it too. */
export const homeMap = memoize(
  (site: Site): WorldMapDrawing =>
    worldMap({
      origins: site.originRoutes.map(({ slug, page }) => ({
        id: slug,
        label: page.name,
        coordinates: page.city.coordinates,
      })),
      destination: destinationOf(site),
    }),
);

/** The offices abroad, each with its arc to the head office. Few enough to be named on a phone. */
export const officeMap = memoize(
  (site: Site): WorldMapDrawing =>
    worldMap({
      origins: site.company.offices
        .slice(1)
        .map(({ city, coordinates }) => ({ id: city, label: city, coordinates })),
      destination: destinationOf(site),
      labelSize: 38,
    }),
);

type MapName = 'world' | 'offices';

/** The file of a map in the language of this site: `world.svg`, `sw-world.svg`. */
const fileOf = ({ language, ownPages }: Site, map: MapName) =>
  `${ownPages ? `${language}-` : ''}${map}.svg`;

export const mapPath = (site: Site, map: MapName): string => `/maps/${fileOf(site, map)}`;

/** The maps that pages show as pictures, by file name. */
export const mapPictures = (site: Site): Record<string, string> => ({
  [fileOf(site, 'world')]: worldPicture(homeMap(site), 'many'),
  [fileOf(site, 'offices')]: worldPicture(officeMap(site), 'few'),
});

export function mapOfRoute(site: Site, { page }: { page: Route }): RouteMapDrawing {
  return routeMap({
    origin: placeOf(page.city),
    seaport: placeOf(page.seaport),
    destination: destinationOf(site),
  });
}
