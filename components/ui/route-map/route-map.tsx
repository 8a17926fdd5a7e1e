import type { RouteMapDrawing } from '@/lib/maps/route-map';
import styles from './route-map.module.scss';

type RouteMapProps = {
  drawing: RouteMapDrawing;
  /** Text alternative of the picture. */
  title: string;
  /** Describes both routes and where they pass. */
  description: string;
  /** The legend of the two lines, with their distances. */
  legend: { air: string; sea: string };
};

const ENDS = ['seaport', 'origin', 'destination'] as const;

/**
 * One route: the great circle by air and a course by sea, both ends labelled. For ink backgrounds.
 */
export function RouteMap({ drawing, title, description, legend }: RouteMapProps) {
  const { width, height, land, landUnit, air, sea, labels } = drawing;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={title}
      >
        <desc>{description}</desc>
        <path className={styles.land} d={land} transform={`scale(${landUnit})`} />
        <path className={styles.sea} d={sea.path} />
        <path className={styles.air} d={air.path} pathLength={1} />
        <g className={styles.ends}>
          {ENDS.map((end) => (
            <circle key={end} cx={drawing[end][0]} cy={drawing[end][1]} />
          ))}
        </g>
        <g className={styles.labels}>
          {labels.map(({ text, x, y, anchor }) => (
            <text key={text} x={x} y={y} textAnchor={anchor}>
              {text}
            </text>
          ))}
        </g>
      </svg>
      <figcaption className={styles.legend}>
        <span className={styles.airKey}>{legend.air}</span>
        <span className={styles.seaKey}>{legend.sea}</span>
      </figcaption>
    </figure>
  );
}
