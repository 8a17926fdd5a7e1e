/** @jest-environment node */
import { geoEquirectangular } from 'd3-geo';
import { densify, greatCircleKm, type Position } from './great-circle';
import { landEdges, shores } from './land';
import { CANALS, LANES, WAYPOINTS, type Waypoint } from './sea-lanes';
import { seaRoute } from './sea-route';

const darEsSalaam: Position = [39.29, -6.83];
const longBeach: Position = [-118.21, 33.75];
const felixstowe: Position = [1.31, 51.95];
const busan: Position = [129.04, 35.1];
const jebelAli: Position = [55.06, 25.01];
const mumbai: Position = [72.84, 18.95];
const chennai: Position = [80.3, 13.1];

function passesThrough(path: readonly Position[], waypoint: Waypoint): boolean {
  return path.includes(WAYPOINTS[waypoint]);
}

const legs = LANES.flatMap((lane) =>
  lane.slice(1).map((to, index): [Waypoint, Waypoint] => [lane[index] ?? to, to]),
);
const openWater = legs.filter(
  ([from, to]) => !CANALS.some((canal) => canal.includes(from) && canal.includes(to)),
);

/** The shores on a map where one unit is one degree, x to the east and y to the south. */
const edges = landEdges(
  geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0]),
);

/** Whether a line due east from the point crosses the shores an odd number of times. */
function isAshore([longitude, latitude]: Position): boolean {
  return shores(edges, -latitude).filter((x) => x > longitude).length % 2 === 1;
}

test('the check distinguishes land from water', () => {
  expect([isAshore([35, -6]), isAshore([-100, 40]), isAshore([60, -10])]).toEqual([
    true,
    true,
    false,
  ]);
});

test.each(openWater)('the lane from %s to %s stays on water', (from, to) => {
  const ashore = densify([WAYPOINTS[from], WAYPOINTS[to]], 25).filter(isAshore);
  expect(ashore).toEqual([]);
});

test('each waypoint is on a lane', () => {
  expect(Object.keys(WAYPOINTS).filter((name) => !LANES.flat().includes(name as Waypoint))).toEqual(
    [],
  );
});

test.each<[port: string, position: Position, by: Waypoint]>([
  ['Felixstowe', felixstowe, 'suez'],
  ['Felixstowe', felixstowe, 'doverStrait'],
  ['Long Beach', longBeach, 'panamaAtlantic'],
  ['Busan', busan, 'singapore'],
  ['Jebel Ali', jebelAli, 'hormuz'],
  ['Mumbai', mumbai, 'offMogadishu'],
  ['Chennai', chennai, 'maldives'],
])('ships from %s pass %s on their way to Dar es Salaam', (_, position, by) => {
  expect(passesThrough(seaRoute(position, darEsSalaam).path, by)).toBe(true);
});

test('no ship from Asia goes around Africa', () => {
  expect(passesThrough(seaRoute(busan, darEsSalaam).path, 'capeOfGoodHope')).toBe(false);
});

test('a route starts and ends at its ports', () => {
  const { path } = seaRoute(felixstowe, darEsSalaam);
  expect([path.at(0), path.at(-1)]).toEqual([felixstowe, darEsSalaam]);
});

test('the sea route is longer than the air route, and equal in both directions', () => {
  const there = seaRoute(busan, darEsSalaam).km;
  expect(there).toBeGreaterThan(greatCircleKm(busan, darEsSalaam));
  expect(seaRoute(darEsSalaam, busan).km).toBeCloseTo(there, 6);
});

test('draws a line to a port away from the lanes', () => {
  const kobe: Position = [135.19, 34.69];
  const { path, km } = seaRoute(kobe, darEsSalaam);
  expect(path.slice(0, 2)).toEqual([kobe, WAYPOINTS.koreaStrait]);
  expect(km).toBeGreaterThan(12_000);
});

test('rejects coordinates in the middle of nowhere', () => {
  expect(() => seaRoute([-150, -60], darEsSalaam)).toThrow('No sea lane passes near');
});
