import { currentSite } from '@/components/current-site/current-site';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { Table } from '@/content/schema/block';
import { figureRange } from '@/lib/plain/figure-range';
import { plainText } from '@/lib/plain/plain-text';
import styles from './saving.module.scss';

/** What several small boxes and one large box look like, on one scale. */
const BOXES = [4, 1] as const;

/** Two ways to send the same, the second one cheaper: the boxes, and the cost as bars on one scale. */
export function Saving({ table: { caption, rows }, saved }: { table: Table; saved: string }) {
  const { locale } = currentSite();
  const costs = rows.map((row) => figureRange(plainText(row.at(-1) ?? '', locale))?.to ?? 0);
  const most = Math.max(...costs);
  return (
    <figure className={styles.saving}>
      <figcaption>
        <RichText text={caption} />
      </figcaption>
      <ul>
        {rows.map(([name = '', size = '', weight = '', cost = ''], row) => (
          <li key={name}>
            <p className={styles.boxes}>
              {Array.from({ length: BOXES[row] ?? 1 }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never change places
                <svg key={i} viewBox="0 0 40 36" aria-hidden="true">
                  <path className={styles.top} d="M0 10 20 0l20 10-20 10z" />
                  <path className={styles.front} d="M0 10l20 10v16L0 26z" />
                  <path className={styles.side} d="M40 10 20 20v16l20-10z" />
                </svg>
              ))}
            </p>
            <h3>{name}</h3>
            <p>
              <RichText text={`${size}, ${weight}`} />
            </p>
            <p className={styles.cost}>
              <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 0h${costs[row]}v1H0z`} />
              </svg>
              <b>
                <RichText text={cost} />
              </b>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.saved}>
        <RichText text={saved} />
      </p>
    </figure>
  );
}
