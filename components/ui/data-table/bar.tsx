import { type FigureRange, figureRange } from '@/lib/plain/figure-range';
import styles from './data-table.module.scss';

type BarProps = {
  range: FigureRange | undefined;
  longest: number;
  /** What the figures are compared with: a line, which longer bars pass in another color. */
  limit?: number | undefined;
};

/** Solid over the range, with a thin line before it; a single figure is solid from zero. */
function Bar({ range, longest, limit }: BarProps) {
  if (!range?.to) return null;
  const { from, to } = range;
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${longest} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {to > from ? (
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
export function barsOf(rows: readonly (readonly string[])[], compared: boolean | undefined) {
  const ranges = rows.map(([, figure = '']) => figureRange(figure));
  const most = Math.max(...ranges.map((range) => range?.to ?? 0));
  // Shares of a whole, some of which are larger than it.
  const isShare = most > 100 && rows.every(([, figure = '']) => figure.endsWith('%'));
  const limit = compared ? ranges[0]?.to : isShare ? 100 : undefined;
  return (row: number) => <Bar range={ranges[row]} longest={most} limit={limit} />;
}
