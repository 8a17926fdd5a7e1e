import { type GeoProjection, geoAzimuthalEqualArea, geoBounds } from 'd3-geo';
import {
  alongGreatCircle,
  densify,
  greatCircleKm,
  type MapPlace,
  type Position,
} from './great-circle';
import { freeLabels, placeLabels } from './labels';
import { dottedLand, type Frame, unitOf } from './land';
import { seaRoute } from './sea-route';
import { greatCirclePath, project, roundedLine, roundPoint } from './svg-path';

type RouteMapOptions = {
  origin: MapPlace;
  /** The port that the sea course starts from; the air arc starts from the origin. */
  seaport: MapPlace;
  destination: MapPlace;
  /** Seas and continents, each named where there is room. */
  regions: readonly MapPlace[];
};

/** A drawing of one route, ready for SVG: all lengths on the drawing in units of its frame. */
export type RouteMapDrawing = ReturnType<typeof routeMap>;

const FRAME: Frame = { width: 760, height: 420 };
const MARGIN = { x: 56, y: 48 };
const DOT_PITCH = 6;

/** Label size used for placement: 13 px on a phone. Styles may draw labels smaller. */
const LABEL_SIZE = 26;
const REGION_SIZE = 24;

/** Ports closer to the origin than this, in frame units, get no dot and no label of their own. */
const NEAR = 24;

/** The middle of a range of longitudes, which may cross the date line (west > east). */
function middleLongitude(west: number, east: number): number {
  return (west + east) / 2 + (west > east ? 180 : 0);
}

/** Equal-area and centered on the route: date line and poles need no special case. */
function viewOf(route: readonly Position[]): GeoProjection {
  const [[west, south], [east, north]] = geoBounds({ type: 'MultiPoint', coordinates: [...route] });
  return geoAzimuthalEqualArea()
    .rotate([-middleLongitude(west, east), -(south + north) / 2])
    .clipAngle(130)
    .fitExtent(
      [
        [MARGIN.x, MARGIN.y],
        [FRAME.width - MARGIN.x, FRAME.height - MARGIN.y],
      ],
      { type: 'MultiPoint', coordinates: [...route] },
    );
}

/** How far north may turn from the top of the drawing where a region is named, in radians. */
const TURN = 0.75;

/** Far from the middle the drawing turns: a region that lies east of another would be named north of it. */
function isUpright(projection: GeoProjection, [longitude, latitude]: Position): boolean {
  const [x, y] = project(projection, [longitude, latitude]);
  const [north, up] = project(projection, [longitude, latitude + 1]);
  return Math.abs(Math.atan2(north - x, y - up)) < TURN;
}

export function routeMap({ origin, seaport, destination, regions }: RouteMapOptions) {
  const sea = seaRoute(seaport.coordinates, destination.coordinates);
  const air = alongGreatCircle(origin.coordinates, destination.coordinates, 60);
  const course = densify(sea.path, 800);
  const projection = viewOf([...air, ...course]);
  const toFrame = (position: Position) => project(projection, position);

  const start = toFrame(origin.coordinates);
  const port = toFrame(seaport.coordinates);
  const apart = Math.hypot(port[0] - start[0], port[1] - start[1]) > NEAR;
  const ends = [destination, origin, ...(apart ? [seaport] : [])].map((place) => ({
    text: place.label,
    at: toFrame(place.coordinates),
    fontSize: LABEL_SIZE,
  }));
  const lines = [...air, ...course].map(toFrame);
  const labels = placeLabels(ends, lines, FRAME);
  const named = regions.flatMap((place) => {
    const at = projection([...place.coordinates]);
    return at && isUpright(projection, place.coordinates)
      ? [{ text: place.label, at, fontSize: REGION_SIZE }]
      : [];
  });
  return {
    ...FRAME,
    land: dottedLand(projection, FRAME, DOT_PITCH),
    landUnit: unitOf(DOT_PITCH),
    air: {
      path: greatCirclePath(projection, origin.coordinates, destination.coordinates),
      km: greatCircleKm(origin.coordinates, destination.coordinates),
    },
    /** `km` is an estimate along the lanes: show it rounded to the nearest 100. */
    sea: { path: roundedLine(course.map(toFrame)), km: sea.km },
    origin: roundPoint(start),
    seaport: apart ? roundPoint(port) : undefined,
    destination: roundPoint(toFrame(destination.coordinates)),
    labels,
    regions: freeLabels(named, labels, lines, FRAME),
  };
}
