import { currentSite } from '@/components/current-site/current-site';
import type { Table } from '@/content/schema/block';
import { plainText } from '@/lib/format/plain-text';
import { figureRange } from '@/lib/text/figure-range';
import { RichText } from '../rich-text/rich-text';
import styles from './stacked-bar.module.scss';

/** Parts of a whole as one bar, as long as each is at most, with a line for each below it. */
export function StackedBar({ table: { caption, rows } }: { table: Table }) {
  const { locale } = currentSite();
  const lengths = rows.map(([, figure = '']) => figureRange(plainText(figure, locale))?.to ?? 0);
  const starts = lengths.map((_, i) =>
    lengths.slice(0, i).reduce((sum, length) => sum + length, 0),
  );
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return (
    <figure className={styles.stack}>
      <figcaption>
        <RichText text={caption} />
      </figcaption>
      <svg viewBox={`0 0 ${whole} 1`} preserveAspectRatio="none" aria-hidden="true">
        {lengths.map((length, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
          <path key={i} d={`M${starts[i]} 0h${length}v1h-${length}z`} />
        ))}
      </svg>
      <ol>
        {rows.map(([name = '', figure = '', remark], row) => (
          <li key={name} className={lengths[row] ? undefined : styles.none}>
            <span>
              <RichText text={name} />
              {remark && (
                <small>
                  <RichText text={remark} />
                </small>
              )}
            </span>
            <b>
              <RichText text={figure} />
            </b>
          </li>
        ))}
      </ol>
    </figure>
  );
}
