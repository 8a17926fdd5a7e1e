import type { FigureRange } from '@/lib/text/figure-range';
import styles from './data-table.module.scss';

/** Filled to the lowest figure, an outline from there to the highest. */
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
      {to > from && <path className={styles.upTo} d={`M${from} 0H${to}V1H${from}z`} />}
      {from > 0 && <path d={`M0 0H${from}V1H0z`} />}
    </svg>
  );
}
