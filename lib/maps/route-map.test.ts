/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import type { Place, Position } from './great-circle';
import { type RouteMapDrawing, routeMap } from './route-map';

const place = (label: string, coordinates: Position): Place => ({ label, coordinates });
const darEsSalaam = place('Dar es Salaam', [39.2083, -6.7924]);

const routes: [name: string, origin: Place, seaport: Place][] = [
  ['USA', place('Los Angeles', [-118.24, 34.05]), place('Long Beach', [-118.21, 33.75])],
  ['Canada', place('Toronto', [-79.38, 43.65]), place('Halifax', [-63.57, 44.65])],
  ['UK', place('London', [-0.1276, 51.5072]), place('Felixstowe', [1.31, 51.95])],
  ['Dubai', place('Dubai', [55.27, 25.2]), place('Jebel Ali', [55.06, 25.01])],
  ['South Korea', place('Incheon', [126.45, 37.46]), place('Busan', [129.04, 35.1])],
  // Not among today's origins: one is next to the date line, one has an air route past the North Pole.
  ['Fiji', place('Suva', [178.44, -18.14]), place('Hong Kong', [114.12, 22.34])],
  ['Alaska', place('Anchorage', [-149.9, 61.2]), place('Los Angeles', [-118.2, 33.7])],
];

const drawings = routes.map(([name, origin, seaport]): [string, RouteMapDrawing] => [
  name,
  routeMap({ origin, seaport, destination: darEsSalaam }),
]);

/** All x and y that a path names, relative commands left out: lines and curves are absolute. */
function points(path: string): [number, number][] {
  return [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

describe.each(drawings)('the map of the route from %s', (_, drawing) => {
  const inside = ([x, y]: [number, number]) =>
    x >= 0 && y >= 0 && x <= drawing.width && y <= drawing.height;

  test('shows the whole air route', () => {
    expect(points(drawing.air.path).filter((point) => !inside(point))).toEqual([]);
  });

  test('shows the whole sea route', () => {
    expect(points(drawing.sea.path).filter((point) => !inside(point))).toEqual([]);
  });

  test('has no gaps: no step of the sea route spans a third of the map', () => {
    const way = points(drawing.sea.path);
    const steps = way.slice(1).map(([x, y], index) => {
      const [beforeX, beforeY] = way[index] ?? [x, y];
      return Math.hypot(x - beforeX, y - beforeY);
    });
    expect(Math.max(...steps)).toBeLessThan(drawing.width / 3);
  });

  test('labels both ends inside the frame', () => {
    const boxes = drawing.labels.map(({ text, x, anchor }) => {
      const width = text.length * 26 * 0.66;
      const left = x - { start: 0, middle: width / 2, end: width }[anchor];
      return [left, left + width];
    });
    expect(drawing.labels.length).toBeGreaterThanOrEqual(2);
    expect(boxes.filter(([left = 0, right = 0]) => left < 0 || right > drawing.width)).toEqual([]);
  });

  test('compresses to less than 2,500 bytes', () => {
    expect(brotliCompressSync(JSON.stringify(drawing)).length).toBeLessThan(2500);
  });
});

test('labels a sea port that is far from the origin', () => {
  const canada = drawings.find(([name]) => name === 'Canada')?.[1];
  expect(canada?.labels.map(({ text }) => text)).toEqual(['Dar es Salaam', 'Toronto', 'Halifax']);
});

test('does not label a sea port next to the origin', () => {
  const dubai = drawings.find(([name]) => name === 'Dubai')?.[1];
  expect(dubai?.labels.map(({ text }) => text)).toEqual(['Dar es Salaam', 'Dubai']);
});
