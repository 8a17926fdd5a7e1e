import clsx from 'clsx/lite';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import type { LandedCostExample } from '@/content/schema/landed-cost';
import type { SectionOf } from '@/content/schema/section';
import { formatNumber } from '@/lib/format/number';
import type { ExampleParts, WorkedLandedCost } from '@/lib/landed-cost/example-parts';
import { fill } from '@/lib/text/fill';
import styles from './landed-cost.module.scss';

type LandedCostSectionProps = {
  section: SectionOf<'landed-cost'>;
  example: LandedCostExample;
  worked: WorkedLandedCost;
};

const PARTS = ['goods', 'freight', 'duty', 'levies', 'vat'] as const;

/** One bar for the total at the door, divided into its parts. */
export function LandedCostBar({ section, example, worked }: LandedCostSectionProps) {
  const { parts, total, rates } = worked;
  const share = (amount: number) => String(Math.round((amount / total) * 100));
  const labels = labelsOf(example, worked);
  return (
    <SectionFrame section={section} layout="split">
      <figure className={styles.figure}>
        <figcaption>{fill(example.caption, { duty: rates.duty })}</figcaption>
        <svg viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
          {PARTS.map((part, i) => {
            const before = PARTS.slice(0, i).reduce((sum, earlier) => sum + parts[earlier], 0);
            return (
              <path
                key={part}
                className={styles[part]}
                d={`M${before} 0h${parts[part]}v1h-${parts[part]}z`}
              />
            );
          })}
        </svg>
        <ol>
          {PARTS.map((part) => (
            <li key={part} className={clsx(styles.part, styles[part])}>
              <span>{labels[part]}</span>
              <b>{formatNumber(parts[part])}</b>
            </li>
          ))}
          <li className={clsx(styles.part, styles.total)}>
            <span>{example.words.total}</span>
            <b>{formatNumber(total)}</b>
          </li>
        </ol>
        <p>
          {fill(example.words.state, {
            percent: share(parts.duty + parts.levies + parts.vat),
            freight: share(parts.freight),
          })}
        </p>
      </figure>
    </SectionFrame>
  );
}

function labelsOf(
  { words }: LandedCostExample,
  { rates }: WorkedLandedCost,
): Record<keyof ExampleParts, string> {
  return {
    goods: words.goods,
    freight: words.freight,
    duty: fill(words.duty, { percent: rates.duty }),
    levies: fill(words.levies, { ofValue: rates.levyOfValue, ofGoods: rates.levyOfGoods }),
    vat: fill(words.vat, { percent: rates.vat }),
  };
}
