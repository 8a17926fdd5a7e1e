import type { GeoProjection } from 'd3-geo';
import { alongGreatCircle, type Position } from './great-circle';

export type Point = [x: number, y: number];

/** Projects a position onto the drawing. Throws for a position that the projection cannot show. */
export function project(projection: GeoProjection, position: Position): Point {
  const point = projection(position);
  if (!point) throw new Error(`The map cannot show the position ${position.join(', ')}.`);
  return point;
}

export function roundPoint([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

const whole = (point: Point) => roundPoint(point).join(' ');

function cubicThrough(p0: Point, p1: Point, p2: Point, p3: Point): string {
  const control = (near: Point, a: Point, b: Point, far: Point, axis: 0 | 1) =>
    (-5 * near[axis] + 18 * a[axis] - 9 * b[axis] + 2 * far[axis]) / 6;
  const first: Point = [control(p0, p1, p2, p3, 0), control(p0, p1, p2, p3, 1)];
  const second: Point = [control(p3, p2, p1, p0, 0), control(p3, p2, p1, p0, 1)];
  return `M${whole(p0)}C${whole(first)} ${whole(second)} ${whole(p3)}`;
}

/** The great circle between two positions as one cubic curve, accurate to a few units. */
export function greatCirclePath(projection: GeoProjection, from: Position, to: Position): string {
  const [p0, p1, p2, p3] = alongGreatCircle(from, to, 3).map((at) => project(projection, at));
  if (!p0 || !p1 || !p2 || !p3) throw new Error('A curve needs four points.');
  return cubicThrough(p0, p1, p2, p3);
}

export function roundedLine(points: readonly Point[]): string {
  const [start, ...rest] = points;
  const end = rest.pop();
  if (!start || !end) throw new Error('A line needs two points.');
  const turns = rest.map((turn, index) => {
    const next = rest[index + 1] ?? end;
    return `Q${whole(turn)} ${whole([(turn[0] + next[0]) / 2, (turn[1] + next[1]) / 2])}`;
  });
  return `M${whole(start)}${turns.join('')}L${whole(end)}`;
}
