import { type GeoContext, type GeoProjection, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import land110m from 'world-atlas/land-110m.json';
import type { Point } from './curve';

/** The size of a drawing in its own units. */
export type Frame = { width: number; height: number };

export type Edge = [Point, Point];

const topology = land110m as unknown as Topology<{ land: GeometryCollection }>;

/** All land, from Natural Earth at 1:110 million (public domain). */
const land = feature(topology, topology.objects.land);

/** The outlines of all land as straight edges on the drawing. */
export function landEdges(projection: GeoProjection): Edge[] {
  const edges: Edge[] = [];
  let start: Point = [0, 0];
  let last = start;
  const lineTo = (x: number, y: number) => {
    edges.push([last, [x, y]]);
    last = [x, y];
  };
  const context: GeoContext = {
    beginPath: () => undefined,
    arc: () => undefined,
    moveTo: (x, y) => {
      start = [x, y];
      last = start;
    },
    lineTo,
    closePath: () => lineTo(...start),
  };
  geoPath(projection, context)(land);
  return edges;
}

/** Where a horizontal line enters and leaves the land, from left to right. */
export function shores(edges: readonly Edge[], y: number): number[] {
  return edges
    .filter(([[, y1], [, y2]]) => y1 > y !== y2 > y)
    .map(([[x1, y1], [x2, y2]]) => x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
    .sort((a, b) => a - b);
}

/**
 * The land of a projection as a staggered grid of dots, `pitch` units apart.
 *
 * Each unbroken run of dots is one stroke, as `M12 40h80`: drawn with round caps and the dash
 * pattern `0 pitch` it shows as dots, in a third of the bytes that one circle per dot takes, both in brotli.
 */
export function dottedLand(projection: GeoProjection, frame: Frame, pitch: number): string {
  const edges = landEdges(projection);
  const rowHeight = Math.round(pitch * Math.sin(Math.PI / 3));
  let path = '';
  for (let y = rowHeight / 2, odd = false; y < frame.height; y += rowHeight, odd = !odd) {
    const offset = odd ? pitch / 2 : 0;
    const crossings = shores(edges, y);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = Math.max(crossings[index] ?? 0, 0);
      const to = Math.min(crossings[index + 1] ?? 0, frame.width);
      const first = Math.ceil((from - offset) / pitch);
      const last = Math.floor((to - offset) / pitch);
      // One unit more than the last dot needs, for a dash that begins at the very end is not drawn.
      if (last >= first) path += `M${first * pitch + offset} ${y}h${(last - first) * pitch + 1}`;
    }
  }
  return path;
}
