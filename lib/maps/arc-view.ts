import type { Point } from './svg-path';
import type { WorldMapDrawing } from './world-map';

/** One arc of the world map with the surrounding part of the map, at a ratio of 4:3. */
export type ArcView = {
  /** `x y width height` of the part, in units of the world map. */
  viewBox: string;
  path: string;
  start: Point;
  end: Point;
};

const MARGIN = 36;
/** Minimum size of the part, so that a short route is not magnified into a handful of dots. */
const LEAST_HEIGHT = 210;

/** Start of a range of this length around `middle`, kept within the whole. */
const within = (middle: number, length: number, whole: number) =>
  Math.round(Math.min(Math.max(middle - length / 2, 0), Math.max(whole - length, 0)));

/** The view of an origin's arc on the world map; undefined if it has none. */
export function arcView(map: WorldMapDrawing, id: string): ArcView | undefined {
  const arc = map.arcs.find((each) => each.id === id);
  if (!arc) return undefined;
  // A cubic curve lies within the hull of its four points, whose coordinates are all the numbers
  // in its path.
  const numbers = (arc.path.match(/-?\d+/g) ?? []).map(Number);
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  const [west, east] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [north, south] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  const height = Math.round(Math.max(LEAST_HEIGHT, south - north, ((east - west) * 3) / 4));
  const width = Math.round((height * 4) / 3);
  const x = within((west + east) / 2, width, map.width);
  const y = within((north + south) / 2, height, map.height);
  return {
    viewBox: `${x} ${y} ${width} ${height}`,
    path: arc.path,
    start: arc.start,
    end: map.destination.at,
  };
}
