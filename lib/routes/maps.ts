import type { Route } from '@/content/schema/route';
import { routePicture, worldPicture } from '@/lib/maps/map-pictures';
import { type RouteMapDrawing, routeMap } from '@/lib/maps/route-map';
import { type WorldMapDrawing, worldMap } from '@/lib/maps/world-map';
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

/** All origins on one map. Computed once, because boards and pictures use it too. */
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
      // East of them there is space for a name.
      middle: 32,
    }),
);

export function mapOfRoute(site: Site, { page }: { page: Route }): RouteMapDrawing {
  return routeMap({
    origin: placeOf(page.city),
    seaport: placeOf(page.seaport),
    destination: destinationOf(site),
  });
}

/** The file of a map in the language of this site: `world.svg`, `sw-uk.svg`. */
const fileOf = ({ language, ownPages }: Site, map: string) =>
  `${ownPages ? `${language}-` : ''}${map}.svg`;

/** @param map `world`, `offices`, or the slug of a route */
export const mapPath = (site: Site, map: string): string => `/maps/${fileOf(site, map)}`;

/** The maps that pages show as pictures, by file name. */
export const mapPictures = (site: Site): Record<string, string> => ({
  [fileOf(site, 'world')]: worldPicture(homeMap(site), 'many'),
  [fileOf(site, 'offices')]: worldPicture(officeMap(site), 'few'),
  ...Object.fromEntries(
    site.originRoutes.map((entry) => [
      fileOf(site, entry.slug),
      routePicture(mapOfRoute(site, entry)),
    ]),
  ),
});
