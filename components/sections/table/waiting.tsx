import { currentSite } from '@/components/current-site/current-site';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import type { Shows } from '@/content/schema/section-reading';
import { figureRange } from '@/lib/reading/figure-range';
import { plainText } from '@/lib/reading/plain-text';
import { fill } from '@/lib/text/fill';
import styles from './waiting.module.scss';

type WaitingProps = Extract<Shows, { waiting: unknown }>['waiting'];

/** What each part is, in the order of the parts. */
const looks = [styles.free, styles.charged, styles.held];

/** How much space the words above the bar need, and how high it is. */
const WORDS = 36;
const BAR = 52;

/** Below the bar: where the figures of its scale stand. */
const SCALE = WORDS + BAR + 22;

/**
 * Days that follow each other as one bar, with a stroke for each day and a figure where the next part begins. What
 * each part means follows in words, so the bar is hidden from screen readers. How it is with us and at another place
 * comes before.
 */
export function Waiting({ ours, place, caption, parts, elsewhere }: WaitingProps) {
  const { locale } = currentSite();
  const ends = parts.map(({ until }) => figureRange(plainText(until, locale))?.to ?? 0);
  const last = ends.at(-1) ?? 1;
  const runs = parts.map((part, i) => {
    const start = ends[i - 1] ?? 0;
    return { ...part, start, length: (ends[i] ?? 0) - start, look: looks[i] };
  });
  return (
    <div className={styles.waiting}>
      <div className={styles.others}>
        {[ours, elsewhere].map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <Paragraph text={text} />
          </div>
        ))}
      </div>
      <h3>{place}</h3>
      <figure>
        <figcaption>{caption}</figcaption>
        <svg className={styles.run} height={SCALE + 10} aria-hidden="true">
          <svg
            viewBox={`0 0 ${last} 1`}
            preserveAspectRatio="none"
            y={WORDS}
            width="100%"
            height={BAR}
            aria-hidden="true"
          >
            {runs.map(({ start, length, look }) => (
              <path key={start} className={look} d={`M${start} .5h${length}`} />
            ))}
          </svg>
          {runs.map(({ start, short }) => (
            <svg key={start} x={`${(start / last) * 100}%`} aria-hidden="true">
              <text className={styles.word} y={WORDS - 18}>
                {short}
              </text>
              <text y={SCALE}>{start + 1}</text>
            </svg>
          ))}
          <text className={styles.last} x="100%" y={SCALE}>
            {last}
          </text>
        </svg>
      </figure>
      <ol>
        {runs.map(({ label, text, length, look }) => (
          <li key={label} className={look}>
            <h4>{fill(label, { count: `${length}` })}</h4>
            <Paragraph text={text} />
          </li>
        ))}
      </ol>
    </div>
  );
}
