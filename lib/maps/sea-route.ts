import { LANES, WAYPOINTS, type Waypoint } from '@/content/schema/sea-lanes';
import { greatCircleKm, type Position, pathLengthKm } from './great-circle';

type SeaRoute = { path: Position[]; km: number };

/** A port farther than this from every waypoint must have wrong coordinates. */
export const FARTHEST_PORT_KM = 4000;

const names = Object.keys(WAYPOINTS) as Waypoint[];

const neighbours = new Map<Waypoint, Set<Waypoint>>(names.map((name) => [name, new Set()]));
for (const lane of LANES) {
  lane.slice(1).forEach((name, index) => {
    const before = lane[index] ?? name;
    neighbours.get(before)?.add(name);
    neighbours.get(name)?.add(before);
  });
}

function nearestWaypoint(position: Position): Waypoint {
  const distance = (name: Waypoint) => greatCircleKm(WAYPOINTS[name], position);
  return names.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}

/** The shortest chain of waypoints from one to another (Dijkstra). */
function shortestChain(from: Waypoint, to: Waypoint): Waypoint[] {
  const known = new Map<Waypoint, { km: number; chain: Waypoint[] }>([
    [from, { km: 0, chain: [from] }],
  ]);
  const open = new Set<Waypoint>([from]);
  const km = (name: Waypoint) => known.get(name)?.km ?? Number.POSITIVE_INFINITY;

  while (open.size > 0) {
    const current = [...open].reduce((best, name) => (km(name) < km(best) ? name : best));
    const reached = known.get(current);
    if (!reached || current === to) break;
    open.delete(current);
    for (const next of neighbours.get(current) ?? []) {
      const longer = reached.km + greatCircleKm(WAYPOINTS[current], WAYPOINTS[next]);
      if (longer < km(next)) {
        known.set(next, { km: longer, chain: [...reached.chain, next] });
        open.add(next);
      }
    }
  }
  const found = known.get(to);
  if (!found) throw new Error(`No sea lane leads from ${from} to ${to}.`);
  return found.chain;
}

/**
 * A plausible course by sea from port to port, and its length in km.
 *
 * Each port joins the lanes at the nearest waypoint, by a straight line. Throws a RangeError for a
 * position that is too far from all waypoints to be a port.
 */
export function seaRoute(from: Position, to: Position): SeaRoute {
  const [start, end] = [from, to].map((port) => {
    const waypoint = nearestWaypoint(port);
    if (greatCircleKm(port, WAYPOINTS[waypoint]) > FARTHEST_PORT_KM) {
      throw new RangeError(`No sea lane passes near ${port.join(', ')}.`);
    }
    return waypoint;
  }) as [Waypoint, Waypoint];
  const path = [from, ...shortestChain(start, end).map((name) => WAYPOINTS[name]), to];
  return { path, km: pathLengthKm(path) };
}
