import { geoDistance, geoInterpolate } from 'd3-geo';

/** A point on the Earth: [longitude, latitude] in degrees, east and north positive. */
export type Position = [longitude: number, latitude: number];

export type MapPlace = { label: string; coordinates: Position };

/** The Earth's mean radius in km (IUGG; the sphere differs from the ellipsoid by at most 0.6 %). */
const EARTH_RADIUS_KM = 6371.0088;

/** Length in km of the great circle between two points, the shortest path over the Earth. */
export function greatCircleKm(from: Position, to: Position): number {
  return geoDistance(from, to) * EARTH_RADIUS_KM;
}

/** Length in km of a path that follows the great circle from each point to the next. */
export function pathLengthKm(path: readonly Position[]): number {
  return path
    .slice(1)
    .reduce((km, point, index) => km + greatCircleKm(path[index] ?? point, point), 0);
}

/** `count` + 1 points evenly spread on the great circle, both ends included. */
export function alongGreatCircle(from: Position, to: Position, count: number): Position[] {
  const at = geoInterpolate(from, to);
  return Array.from({ length: count + 1 }, (_, index) => at(index / count));
}

/** A path with points added wherever two are more than `stepKm` apart on their great circle. */
export function densify(path: readonly Position[], stepKm: number): Position[] {
  return path.flatMap((point, index) => {
    const before = path[index - 1];
    if (!before) return [point];
    const count = Math.max(1, Math.ceil(greatCircleKm(before, point) / stepKm));
    return alongGreatCircle(before, point, count).slice(1);
  });
}

/** Rounds a distance in km for display to its real precision: 7486 becomes 7490. */
export function roundKm(km: number, step: 10 | 100): number {
  return Math.round(km / step) * step;
}
