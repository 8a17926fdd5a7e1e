import clsx from 'clsx/lite';
import styles from './line-chart.module.scss';

type Point = readonly [across: number, upwards: number];
type Tick = { at: number; label: string };

type LineChartProps = {
  /**
   * One or two lines, each named at its end; `upper` makes it a band from its points to those. Names of bands
   * are to the right of the chart, which needs the space there, and on phones in the free corner above the bands.
   */
  lines: readonly {
    name: string;
    points: readonly Point[];
    upper?: readonly Point[];
    /** A point of its own, such as where the line crosses zero, and the value there. */
    mark?: { at: Point; label: string };
  }[];
  /** Values along the lower edge and at the left one. The axes end at the first and the last. */
  across: readonly Tick[];
  upwards: readonly Tick[];
  /** The name of the area below zero. */
  loss?: string;
};

const tones = [styles.first, styles.second];

/** What percentage of its axis a value is at. */
function scaleOf(ticks: readonly Tick[]) {
  const first = ticks.at(0)?.at ?? 0;
  const last = ticks.at(-1)?.at ?? 1;
  return (at: number) => ((at - first) / (last - first)) * 100;
}

/**
 * Lines over a grid with its values. Hidden from screen readers: text next to it has the figures.
 * Positions are percentages, so that lines, grid and text match at every width.
 */
export function LineChart({ lines, across, upwards, loss }: LineChartProps) {
  const x = scaleOf(across);
  const fromBelow = scaleOf(upwards);
  const y = (at: number) => 100 - fromBelow(at);
  const path = (points: readonly Point[]) =>
    `M${points.map((point) => `${x(point[0])} ${y(point[1])}`).join('L')}`;
  // Lines rise, so there is space above the first mark and below the others.
  const leftmost = Math.min(...lines.map(({ mark }) => mark?.at[0] ?? Number.POSITIVE_INFINITY));
  return (
    <svg className={styles.chart} aria-hidden="true">
      {loss && (
        <g className={styles.loss}>
          <rect y={`${y(0)}%`} width="100%" height={`${100 - y(0)}%`} />
          <text x="100%" y="100%" dx="-8" dy="-0.5em" textAnchor="end">
            {loss}
          </text>
        </g>
      )}
      {upwards.map(({ at, label }) => (
        <g key={at} className={at === 0 ? styles.zero : styles.grid}>
          <line x2="100%" y1={`${y(at)}%`} y2={`${y(at)}%`} />
          <text x="-8" y={`${y(at)}%`} dy="0.35em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {across.map(({ at, label }, i) => (
        <text
          key={at}
          x={`${x(at)}%`}
          y="100%"
          dy="1.6em"
          textAnchor={i === across.length - 1 ? 'end' : 'middle'}
        >
          {label}
        </text>
      ))}
      {lines.map(({ name, points, upper, mark }, i) => (
        <g key={name} className={clsx(styles.line, tones[i])}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {upper && (
              <path className={styles.band} d={`${path([...points, ...upper.toReversed()])}z`} />
            )}
            <path d={path(points)} />
            {upper && <path d={path(upper)} />}
            {mark && <path className={styles.mark} d={`${path([mark.at])}h0`} />}
          </svg>
        </g>
      ))}
      {/* After all lines, so that none crosses a name. */}
      {lines.map(({ name, points, upper, mark }, i) => {
        const [right, top] = points.at(-1) ?? [0, 0];
        return (
          <g key={name} className={clsx(styles.line, tones[i])}>
            {upper ? (
              <>
                <text className={styles.end} x="100%" dx="10" y={`${y(top)}%`} dy="-0.2em">
                  {name}
                </text>
                <text
                  className={styles.corner}
                  x="8"
                  dy={`${1.25 + 1.5 * (lines.length - 1 - i)}em`}
                >
                  {name}
                </text>
              </>
            ) : (
              <text x={`${x(right)}%`} y={`${y(top)}%`} dy="-0.6em" textAnchor="end">
                {name}
              </text>
            )}
            {mark && (
              <text
                x={`${x(mark.at[0])}%`}
                y={`${y(mark.at[1])}%`}
                {...(mark.at[0] === leftmost
                  ? { dx: 4, dy: '-0.7em', textAnchor: 'end' }
                  : { dx: 8, dy: '1.3em' })}
              >
                {mark.label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
