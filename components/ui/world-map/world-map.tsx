import clsx from 'clsx/lite';
import type { Label } from '@/lib/maps/labels';
import type { Point } from '@/lib/maps/svg-path';
import type { WorldMapDrawing } from '@/lib/maps/world-map';
import styles from './world-map.module.scss';

type WorldMapProps = {
  drawing: WorldMapDrawing;
  /** Text alternative of the picture. */
  title: string;
  /** Whether narrow maps have the origins' names too: only a few fit. */
  isNamed?: boolean;
};

/** The dotted world with an arc from each origin to the destination. For ink backgrounds. */
export function WorldMap({ drawing, title, isNamed }: WorldMapProps) {
  const { width, height, land, landUnit, arcs, labelSize, destination } = drawing;
  const [x, y] = destination.at;
  return (
    <div className={styles.frame}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={title}
      >
        <path className={styles.land} d={land} transform={`scale(${landUnit})`} />
        <g className={styles.arcs}>
          {arcs.map(({ id, path }) => (
            <path key={id} d={path} pathLength={1} />
          ))}
        </g>
        <path
          className={styles.points}
          d={arcs.map(({ start }) => `M${start.join(' ')}h0`).join('')}
        />
        <circle className={styles.destination} cx={x} cy={y} r="7" />
        <g className={clsx(styles.labels, isNamed && styles.named)}>
          {arcs.map(({ id, start, label }) => (
            <PlaceName key={id} at={start} label={label} placedAt={labelSize} />
          ))}
        </g>
        <g className={styles.destinationLabel}>
          <PlaceName
            at={destination.at}
            label={destination.label}
            placedAt={destination.labelSize}
          />
        </g>
      </svg>
    </div>
  );
}

type PlaceNameProps = {
  at: Point;
  label: Label;
  /** The size for which the label was placed. */
  placedAt: number;
};

/** A place's name. Its distance from the point is in `em`, so it shrinks with the name. */
function PlaceName({ at: [x, y], label, placedAt }: PlaceNameProps) {
  const ems = (length: number) => `${Number((length / placedAt).toFixed(2))}em`;
  return (
    <text x={x} y={y} dx={ems(label.x - x)} dy={ems(label.y - y)} textAnchor={label.anchor}>
      {label.text}
    </text>
  );
}
