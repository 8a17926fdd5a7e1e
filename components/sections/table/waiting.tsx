import { currentSite } from '@/components/current-site/current-site';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import type { Shows } from '@/content/schema/section-reading';
import { figureRange } from '@/lib/plain/figure-range';
import { plainText } from '@/lib/plain/plain-text';
import { fill } from '@/lib/text/fill';
import styles from './waiting.module.scss';

type WaitingProps = Extract<Shows, { waiting: unknown }>['waiting'];

/** What each part is, in the order of the parts. */
const looks = [styles.free, styles.charged, styles.held];

/** Below the squares: where the figures of their scale stand. */
const SCALE = 62;

/**
 * Days that follow each other as one bar, a square for each day, with a figure where the next part begins. What
 * each part means follows in words, so the bar is hidden from screen readers.
 */
export function Waiting({ caption, between, parts }: WaitingProps) {
  const { locale } = currentSite();
  const ends = parts.map(({ until }) => figureRange(plainText(until, locale))?.to ?? 0);
  const last = ends.at(-1) ?? 1;
  const runs = parts.map((part, i) => {
    const start = ends[i - 1] ?? 0;
    return { ...part, start, length: (ends[i] ?? 0) - start, look: looks[i] };
  });
  return (
    <figure className={styles.waiting}>
      <figcaption>{caption}</figcaption>
      <svg className={styles.run} height={SCALE + 10} aria-hidden="true">
        <svg
          viewBox={`0 0 ${last} 1`}
          preserveAspectRatio="none"
          width="100%"
          height="40"
          aria-hidden="true"
        >
          {runs.map(({ start, length, look }) => (
            <path key={start} className={look} d={`M${start} .5h${length}`} />
          ))}
        </svg>
        {runs.map(({ start }) => (
          <text key={start} x={`${(start / last) * 100}%`} y={SCALE}>
            {start + 1}
          </text>
        ))}
        <text className={styles.last} x="100%" y={SCALE}>
          {last}
        </text>
      </svg>
      <ol>
        {runs.map(({ label, text, start, length, look }) => (
          <li key={label} className={look}>
            <h3>{fill(label, { count: `${length}` })}</h3>
            <p className={styles.between}>
              {fill(between, { from: `${start + 1}`, to: `${start + length}` })}
            </p>
            <Paragraph text={text} />
          </li>
        ))}
      </ol>
    </figure>
  );
}
