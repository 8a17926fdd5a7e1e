import { currentSite } from '@/components/current-site/current-site';
import type { Block } from '@/content/schema/block';
import { figureRange } from '@/lib/reading/figure-range';
import { plainText } from '@/lib/reading/plain-text';
import { RichText } from '../rich-text/rich-text';
import { Shares } from '../shares/shares';
import styles from './blocks.module.scss';
import { DayBars } from './day-bars';

/** The colors of the parts, in their order. Those of a time are as on the pages of routes. */
const TONES = ['goods', 'freight', 'duty', 'vat', 'levies'] as const;
const TIME_TONES = ['goods', 'freight', 'air'] as const;

type Stack = Extract<Block, { stack: unknown }>['stack'];

/**
 * Parts of a whole with a line for each: as one bar, as long as each is at most, or as the shortest and the longest
 * case on a scale of days.
 */
export function StackedBar({ stack: { caption, rows, ends } }: { stack: Stack }) {
  const { locale } = currentSite();
  const tones = ends ? TIME_TONES : TONES;
  const ranges = rows.map(([, figure = '']) => figureRange(plainText(figure, locale)));
  const shares = rows.map(([name = '', figure = '', remark], i) => {
    const amount = ranges[i]?.to;
    return {
      // The outline of what is not counted needs a dark color.
      tone: (amount && tones[i % tones.length]) || 'levies',
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
      {ends && <DayBars ends={ends} parts={ranges.flatMap((range) => range ?? [])} />}
      <Shares shares={shares} withoutBar={ends !== undefined} />
    </figure>
  );
}
