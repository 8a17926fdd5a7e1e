import type { Route } from '@/content/schema/route';
import { routePicture, worldPicture } from '@/lib/maps/map-pictures';
import { type RouteMapDrawing, routeMap } from '@/lib/maps/route-map';
import { type WorldMapDrawing, worldMap } from '@/lib/maps/world-map';
import { memoize } from '@/lib/site/memoize';
import type { Site } from '@/lib/site/site';

/** Of names in a picture as narrow as a phone, which styles may draw smaller. */
const NARROW_LABEL_SIZE = 38;

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

const mapOf = (site: Site, routes: Site['originRoutes'], labelSize?: number): WorldMapDrawing =>
  worldMap({
    origins: routes.map(({ page }) => ({
      label: page.name,
      coordinates: page.city.coordinates,
    })),
    destination: destinationOf(site),
    labelSize,
    // All origins are on the northern half, between California and Korea.
    middle: 12,
    zoom: 1.26,
    equator: 318,
  });

/** The offices abroad, each with its arc to the head office. Few enough to be named on a phone. */
const officeMap = memoize(
  (site: Site): WorldMapDrawing =>
    worldMap({
      origins: site.company.offices
        .slice(1)
        .map(({ city, coordinates }) => ({ label: city, coordinates })),
      destination: destinationOf(site),
      labelSize: NARROW_LABEL_SIZE,
      // East of them there is space for a name.
      middle: 32,
    }),
);

export function mapOfRoute(site: Site, { page }: { page: Route }): RouteMapDrawing {
  return routeMap({
    origin: placeOf(page.city),
    seaport: placeOf(page.seaport),
    destination: destinationOf(site),
    regions: site.routePage.map.regions.map(placeOf),
  });
}

/** The file of a map in the language of this site: `world.svg`, `sw-uk.svg`. */
const fileOf = ({ language, ownPages }: Site, map: string) =>
  `${ownPages ? `${language}-` : ''}${map}.svg`;

/** @param map `world`, `offices`, or the slug of a route */
export const mapPath = (site: Site, map: string): string => `/maps/${fileOf(site, map)}`;

/** The maps that pages show as pictures, by file name. */
export const mapPictures = (site: Site): Record<string, string> => ({
  // The first four names fit on a phone.
  [fileOf(site, 'world')]: worldPicture(
    mapOf(site, site.originRoutes),
    mapOf(site, site.originRoutes.slice(0, 4), NARROW_LABEL_SIZE),
  ),
  [fileOf(site, 'offices')]: worldPicture(officeMap(site), officeMap(site)),
  ...Object.fromEntries(
    site.originRoutes.map((entry) => [
      fileOf(site, entry.slug),
      routePicture(mapOfRoute(site, entry)),
    ]),
  ),
});
