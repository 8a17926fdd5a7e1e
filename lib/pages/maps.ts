import type { Route } from '@/content/schema/route';
import { site } from '@/content/site';
import { type RouteMapDrawing, routeMap } from '@/lib/maps/route-map';
import { type WorldMapDrawing, worldMap } from '@/lib/maps/world-map';
import { originRoutes } from './registry';

/** Where every route ends: the head office's city, as [longitude, latitude]. */
const destination = {
  label: site.offices[0]?.city ?? '',
  coordinates: [39.2083, -6.7924] as [number, number],
};

const placeOf = ({ name, coordinates }: Route['city']) => ({
  label: name,
  coordinates,
});

let home: WorldMapDrawing | undefined;

/** All origins on the map of the home page. Computed once, because boards and pictures use it too. */
export function homeMap(): WorldMapDrawing {
  home ??= worldMap({
    origins: originRoutes.map(({ slug, page }) => ({
      id: slug,
      label: page.name,
      coordinates: page.city.coordinates,
    })),
    destination,
  });
  return home;
}

/** The map of one origin's page. */
export function mapOfRoute({ page }: { page: Route }): RouteMapDrawing {
  return routeMap({ origin: placeOf(page.city), seaport: placeOf(page.seaport), destination });
}
