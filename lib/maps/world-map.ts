import { geoNaturalEarth1 } from 'd3-geo';
import { alongGreatCircle, type MapPlace } from './great-circle';
import { placeLabels } from './labels';
import { dottedLand, type Frame, unitOf } from './land';
import { greatCirclePath, project, roundPoint } from './svg-path';

type WorldMapOptions = {
  origins: readonly MapPlace[];
  destination: MapPlace;
  /** For placing the origins' labels; styles may draw them smaller, never larger. */
  labelSize?: number;
  /** The longitude in the middle. */
  middle?: number;
  /** How much larger than where all land fits, and how far below the upper edge the equator is then. */
  zoom?: number;
  equator?: number;
};

export type WorldMapDrawing = ReturnType<typeof worldMap>;

export const worldFrame: Frame = { width: 1000, height: 470 };
const DOT_PITCH = 8;

/** Label sizes used for placement; styles may draw them smaller, never larger. */
const LABEL_SIZE = 17;
const DESTINATION_LABEL_SIZE = 38;

/** All land from Alaska to New Zealand without the poles, or a part of it. The map's edge runs through the Pacific. */
const projectionAround = (middle: number, zoom: number, equator: number) =>
  geoNaturalEarth1()
    .rotate([-middle, 0])
    .scale(202 * zoom)
    .translate([worldFrame.width / 2, equator])
    .clipExtent([
      [-1, -1],
      [worldFrame.width + 1, worldFrame.height + 1],
    ]);

export function worldMap({
  origins,
  destination,
  labelSize = LABEL_SIZE,
  middle = 10,
  zoom = 1,
  equator = 286,
}: WorldMapOptions) {
  const projection = projectionAround(middle, zoom, equator);
  const end = project(projection, destination.coordinates);
  const starts = origins.map(({ coordinates }) => project(projection, coordinates));
  const lines = origins.flatMap(({ coordinates }) =>
    alongGreatCircle(coordinates, destination.coordinates, 60).map((at) => project(projection, at)),
  );
  const [destinationLabel, ...labels] = placeLabels(
    [
      { text: destination.label, at: end, fontSize: DESTINATION_LABEL_SIZE },
      ...origins.map(({ label }, index) => ({
        text: label,
        at: starts[index] ?? end,
        fontSize: labelSize,
      })),
    ],
    lines,
    worldFrame,
  );
  if (!destinationLabel) throw new Error('The destination has no label.');
  return {
    ...worldFrame,
    land: dottedLand(projection, worldFrame, DOT_PITCH),
    landUnit: unitOf(DOT_PITCH),
    arcs: origins.map(({ coordinates }, index) => ({
      path: greatCirclePath(projection, coordinates, destination.coordinates),
      start: roundPoint(starts[index] ?? end),
      label: labels[index] ?? destinationLabel,
    })),
    /** The size at which the origins' labels were placed. */
    labelSize,
    destination: {
      at: roundPoint(end),
      label: destinationLabel,
      labelSize: DESTINATION_LABEL_SIZE,
    },
  };
}
