import { type FigureRange, figureRange } from '@/lib/reading/figure-range';
import styles from './data-table.module.scss';

type BarProps = {
  range: FigureRange | undefined;
  longest: number;
  /** What the figures are compared with: a line, which longer bars pass in another color. */
  limit?: number | undefined;
  /** Hours of a day, some of which may be after midnight: without a line before them. */
  ofDay: boolean;
};

const DAY = 24;

/** The hours that the scale of a day names. */
const TICKS = [0, 6, 12, 18, DAY];

type Rows = readonly (readonly string[])[];

/** Whether the figures of the second column are times, such as `09:00-17:00`. */
export const areTimes = (rows: Rows) => rows.every(([, figure = '']) => figure.includes(':'));

/** Solid over the range, with a thin line before it; a single figure is solid from zero. */
function Bar({ range, longest, limit, ofDay }: BarProps) {
  if (!range?.to) return null;
  const { from, to } = range;
  const late = Math.max(to - DAY, 0);
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${longest} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ofDay ? (
        <>
          <path className={styles.ticks} d={TICKS.map((hour) => `M${hour} -.6V1.6`).join('')} />
          <path d={`M${from} 0H${to - late}V1H${from}z${late ? `M0 0H${late}V1H0z` : ''}`} />
        </>
      ) : to > from ? (
        <>
          <path className={styles.before} d={`M0 .5H${from}`} />
          <path d={`M${from} 0H${to}V1H${from}z`} />
        </>
      ) : (
        <path className={limit && to > limit ? styles.over : undefined} d={`M0 0H${to}V1H0z`} />
      )}
      {limit && <path className={styles.limit} d={`M${limit} -.3V1.3`} />}
    </svg>
  );
}

/** The bars of the second column, by their row. Compared: with the first one. */
export function barsOf(rows: Rows, compared: boolean | undefined) {
  const ranges = rows.map(([, figure = '']) => figureRange(figure));
  const ofDay = areTimes(rows);
  const most = ofDay ? DAY : Math.max(...ranges.map((range) => range?.to ?? 0));
  // Shares of a whole, some of which are larger than it.
  const isShare = most > 100 && rows.every(([, figure = '']) => figure.endsWith('%'));
  const limit = compared ? ranges[0]?.to : isShare ? 100 : undefined;
  return (row: number) => <Bar range={ranges[row]} longest={most} limit={limit} ofDay={ofDay} />;
}

/** Above the bars of times, the hours of their day. */
export const Scale = ({ rows }: { rows: Rows }) =>
  areTimes(rows) && (
    <span className={styles.scale} aria-hidden="true">
      {TICKS.map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </span>
  );
