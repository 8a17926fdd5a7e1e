import type { FigureRange } from '@/lib/text/figure-range';
import styles from './data-table.module.scss';

/** Solid over the range, with a thin line before it; a single figure is solid from zero. */
export function Bar({ range, longest }: { range: FigureRange | undefined; longest: number }) {
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
        <path d={`M0 0H${to}V1H0z`} />
      )}
    </svg>
  );
}
