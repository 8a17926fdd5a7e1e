/** @jest-environment node */
import { geoBounds, geoContains } from 'd3-geo';
import { densify, greatCircleKm, type Position } from './great-circle';
import { land } from './land';
import { CANALS, LANES, WAYPOINTS, type Waypoint } from './sea-lanes';
import { seaRoute } from './sea-route';

const darEsSalaam: Position = [39.29, -6.83];
const busan: Position = [129.04, 35.1];
const felixstowe: Position = [1.31, 51.95];

const passes = (from: Position, waypoint: Waypoint) =>
  seaRoute(from, darEsSalaam).path.includes(WAYPOINTS[waypoint]);

const openWater = LANES.flatMap((lane) =>
  lane.slice(1).map((to, index): [Waypoint, Waypoint] => [lane[index] ?? to, to]),
).filter(([from, to]) => !CANALS.some((canal) => canal.includes(from) && canal.includes(to)));

/** Islands and continents, with the rectangles that contain them. */
const shapes = land.features
  .flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates : []))
  .map((coordinates) => ({ type: 'Polygon' as const, coordinates }))
  .map((shape) => ({ shape, bounds: geoBounds(shape) }));

const isOnLand = ([east, north]: Position) =>
  shapes.some(({ shape, bounds: [[left, bottom], [right, top]] }) => {
    const isInside = left > right ? east >= left || east <= right : east >= left && east <= right;
    return isInside && north >= bottom && north <= top && geoContains(shape, [east, north]);
  });

test.each(openWater)('the lane from %s to %s stays on water', (from, to) => {
  const way = densify([WAYPOINTS[from], WAYPOINTS[to]], 50);
  expect(way.filter(isOnLand)).toEqual([]);
});

test.each<[port: string, position: Position, by: Waypoint]>([
  ['Felixstowe', felixstowe, 'suez'],
  ['Felixstowe', felixstowe, 'doverStrait'],
  ['Long Beach', [-118.21, 33.75], 'panamaAtlantic'],
  ['Busan', busan, 'singapore'],
  ['Jebel Ali', [55.06, 25.01], 'hormuz'],
  ['Mumbai', [72.84, 18.95], 'offMogadishu'],
  ['Chennai', [80.3, 13.1], 'maldives'],
])('ships from %s pass %s on their way to Dar es Salaam', (_, position, by) => {
  expect(passes(position, by)).toBe(true);
});

test('a route starts and ends at its ports, and is equally long in both directions', () => {
  const { path, km } = seaRoute(busan, darEsSalaam);
  expect([path.at(0), path.at(-1)]).toEqual([busan, darEsSalaam]);
  expect(km).toBeGreaterThan(greatCircleKm(busan, darEsSalaam));
  expect(seaRoute(darEsSalaam, busan).km).toBeCloseTo(km, 6);
});
