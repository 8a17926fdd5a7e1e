import type { Route } from '@/content/schema/route';
import { type RouteMapDrawing, routeMap } from '@/lib/maps/route-map';
import { type WorldMapDrawing, worldMap } from '@/lib/maps/world-map';
import { oncePer } from '@/lib/site/once-per';
import type { Site } from '@/lib/site/site';

/** The destination of every route: the head office's city, as [longitude, latitude]. */
const destinationOf = ({ company }: Pick<Site, 'company'>) => ({
  label: company.offices[0]?.city ?? '',
  coordinates: [39.2083, -6.7924] as [number, number],
});

const placeOf = ({ name, coordinates }: Route['city']) => ({
  label: name,
  coordinates,
});

/** All origins on the home page's map. Computed once, because boards and pictures use it too. */
export const homeMap = oncePer(
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

/** The map of one origin's page. */
export function mapOfRoute(site: Site, { page }: { page: Route }): RouteMapDrawing {
  return routeMap({
    origin: placeOf(page.city),
    seaport: placeOf(page.seaport),
    destination: destinationOf(site),
  });
}
