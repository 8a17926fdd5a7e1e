import type { MapPlace, Position } from './great-circle';
import { type RouteMapDrawing, routeMap } from './route-map';

const place = (label: string, coordinates: Position): MapPlace => ({ label, coordinates });

const drawings = (
  [
    ['USA', place('Los Angeles', [-118.24, 34.05]), place('Long Beach', [-118.21, 33.75])],
    ['Canada', place('Toronto', [-79.38, 43.65]), place('Halifax', [-63.57, 44.65])],
    ['Dubai', place('Dubai', [55.27, 25.2]), place('Jebel Ali', [55.06, 25.01])],
    ['South Korea', place('Incheon', [126.45, 37.46]), place('Busan', [129.04, 35.1])],
    // Not among today's origins: next to the date line, and with an air route past the North Pole.
    ['Fiji', place('Suva', [178.44, -18.14]), place('Hong Kong', [114.12, 22.34])],
    ['Alaska', place('Anchorage', [-149.9, 61.2]), place('Los Angeles', [-118.2, 33.7])],
  ] as const
).map(([name, origin, seaport]): [string, RouteMapDrawing] => [
  name,
  routeMap({
    origin,
    seaport,
    destination: place('Dar es Salaam', [39.2083, -6.7924]),
    regions: [place('Indian Ocean', [74, -6]), place('North America', [-98, 45])],
  }),
]);

/** All x and y that a path names, relative commands left out: lines and curves are absolute. */
const points = (path: string) =>
  [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]): [number, number] => [
    Number(x),
    Number(y),
  ]);

test.each(drawings)('the map of the route from %s shows all of it, without gaps', (_, drawing) => {
  const { air, sea, width, height } = drawing;
  const outside = [...points(air.path), ...points(sea.path)].filter(
    ([x, y]) => x < 0 || y < 0 || x > width || y > height,
  );
  expect(outside).toEqual([]);
  const way = points(sea.path);
  const steps = way.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = way[index] ?? [x, y];
    return Math.hypot(x - beforeX, y - beforeY);
  });
  expect(Math.max(...steps)).toBeLessThan(width / 3);
});

test.each([
  ['Canada', 'labels a sea port that is far', ['Dar es Salaam', 'Toronto', 'Halifax']],
  ['Dubai', 'does not label one that is near', ['Dar es Salaam', 'Dubai']],
])('%s: %s', (origin, _, labels) => {
  const drawing = drawings.find(([name]) => name === origin)?.[1];
  expect(drawing?.labels.map(({ text }) => text)).toEqual(labels);
  // One without a label has no dot of its own either.
  expect(Boolean(drawing?.seaport)).toBe(labels.length > 2);
});

test('seas and continents are named where the map shows them', () => {
  const named = Object.fromEntries(
    drawings.map(([name, { regions }]) => [name, regions.map(({ text }) => text)]),
  );
  expect(named).toMatchObject({ Dubai: ['Indian Ocean'], Canada: [] });
});

test('a region is not named where the drawing turns it north of one that lies west of it', () => {
  const { regions } = routeMap({
    origin: place('Los Angeles', [-118.24, 34.05]),
    seaport: place('Long Beach', [-118.22, 33.75]),
    destination: place('Dar es Salaam', [39.2083, -6.7924]),
    regions: [place('India', [78, 22]), place('Arabia', [45, 23])],
  });
  expect(regions.map(({ text }) => text)).toEqual(['Arabia']);
});
