import { currentSite } from '@/components/current-site/current-site';
import type { Table } from '@/content/schema/block';
import { figureRange } from '@/lib/plain/figure-range';
import { plainText } from '@/lib/plain/plain-text';
import { RichText } from '../rich-text/rich-text';
import { Shares } from '../shares/shares';
import styles from './blocks.module.scss';

/** The colors of the parts, in their order. */
const TONES = ['goods', 'freight', 'duty', 'vat', 'levies'] as const;

/** Parts of a whole as one bar, as long as each is at most, with a line for each below it. */
export function StackedBar({ table: { caption, rows } }: { table: Table }) {
  const { locale } = currentSite();
  const shares = rows.map(([name = '', figure = '', remark], i) => {
    const amount = figureRange(plainText(figure, locale))?.to;
    return {
      // The outline of what is not counted needs a dark color.
      tone: (amount && TONES[i % TONES.length]) || 'levies',
      amount,
      label: (
        <>
          <RichText text={name} />
          {remark && (
            <small>
              <RichText text={remark} />
            </small>
          )}
        </>
      ),
      text: <RichText text={figure} />,
    };
  });
  return (
    <figure>
      <figcaption className={styles.caption}>
        <RichText text={caption} />
      </figcaption>
      <Shares shares={shares} />
    </figure>
  );
}
