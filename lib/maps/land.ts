import { type GeoContext, type GeoProjection, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import land110m from 'world-atlas/land-110m.json';
import type { Point } from './svg-path';

export type Frame = { width: number; height: number };

type Edge = [Point, Point];

const topology = land110m as unknown as Topology<{ land: GeometryCollection }>;

/** All land, from Natural Earth at 1:110 million (public domain). */
const land = feature(topology, topology.objects.land);

function landEdges(projection: GeoProjection): Edge[] {
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

/** Half a pitch: the unit of the path, so that most numbers have one digit. */
export const unitOf = (pitch: number): number => pitch / 2;

/** Row distance of a staggered grid: 2 units × sin 60°, rounded to one decimal. */
const ROW = 1.7;

/** Where each row of dots enters and leaves land, from left to right; visits every edge once. */
function shoresByRow(edges: readonly Edge[], rows: number, yOf: (row: number) => number) {
  const step = yOf(1) - yOf(0);
  const crossings = Array.from({ length: rows }, (): number[] => []);
  for (const [[x1, y1], [x2, y2]] of edges) {
    const first = Math.floor((Math.min(y1, y2) - yOf(0)) / step);
    const last = Math.min(Math.ceil((Math.max(y1, y2) - yOf(0)) / step), rows - 1);
    for (let row = Math.max(first, 0); row <= last; row += 1) {
      const y = yOf(row);
      if (y1 > y !== y2 > y) crossings[row]?.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    }
  }
  for (const row of crossings) row.sort((a, b) => a - b);
  return crossings;
}

/**
 * A projection's land as a staggered grid of dots, `pitch` units apart, in half pitches: draw it
 * scaled by `unitOf(pitch)`.
 *
 * Each unbroken run of dots is one stroke relative to the end of the previous one, such as `m5
 * 0h16`: with round caps and a nearly zero dash every 2 units it renders as dots. A circle per dot,
 * or absolute coordinates, would take more bytes.
 */
export function dottedLand(projection: GeoProjection, frame: Frame, pitch: number): string {
  const edges = landEdges(projection);
  const unit = unitOf(pitch);
  const rows = Math.floor(frame.height / (ROW * unit));
  const middleOf = (row: number) => (row + 0.5) * ROW;
  const shoresOf = shoresByRow(edges, rows, (row) => middleOf(row) * unit);
  let path = '';
  let [penX, penY] = [0, 0];
  for (let row = 0; row < rows; row += 1) {
    const y = middleOf(row);
    const stagger = row % 2;
    const crossings = (shoresOf[row] ?? []).map((x) => clamp(x, frame.width) / unit);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const [from = 0, to = 0] = crossings.slice(index, index + 2);
      const first = Math.ceil((from - stagger) / 2) * 2 + stagger;
      const last = Math.floor((to - stagger) / 2) * 2 + stagger;
      if (last < first) continue;
      path += `m${first - penX} ${tenths(y - penY)}h${last - first}`;
      [penX, penY] = [last, y];
    }
  }
  return path;
}

const clamp = (x: number, width: number) => Math.min(Math.max(x, 0), width);

/** One decimal or none, without floating-point residue. */
const tenths = (y: number) => Number(y.toFixed(1));
