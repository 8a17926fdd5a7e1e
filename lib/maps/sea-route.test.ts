import { WAYPOINTS, type Waypoint } from '@/content/schema/sea-lanes';
import { greatCircleKm, type Position } from './great-circle';
import { seaRoute } from './sea-route';

const darEsSalaam: Position = [39.29, -6.83];
const busan: Position = [129.04, 35.1];

const passes = (from: Position, waypoint: Waypoint) =>
  seaRoute(from, darEsSalaam).path.includes(WAYPOINTS[waypoint]);

test.each<[port: string, position: Position, by: Waypoint]>([
  ['Felixstowe', [1.31, 51.95], 'suez'],
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
