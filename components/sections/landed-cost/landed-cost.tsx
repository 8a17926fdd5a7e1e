import clsx from 'clsx/lite';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import type { LandedCost } from '@/content/schema/landed-cost';
import type { SectionOf } from '@/content/schema/section';
import { formatNumber } from '@/lib/format/number';
import { type LandedParts, landedParts, landedTotal } from '@/lib/landed-cost/landed-cost';
import { fill } from '@/lib/text/fill';
import styles from './landed-cost.module.scss';

type LandedCostSectionProps = { section: SectionOf<'landed-cost'>; example: LandedCost };

const PARTS = ['goods', 'freight', 'duty', 'levies', 'vat'] as const;

/** One bar, as long as the price at the door, and what each piece of it is. */
export function LandedCostBar({ section, example }: LandedCostSectionProps) {
  const parts = landedParts(example);
  const total = landedTotal(parts);
  const share = (amount: number) => String(Math.round((amount / total) * 100));
  const labels = labelsOf(example);
  return (
    <SectionFrame section={section} layout="split">
      <figure className={styles.figure}>
        <figcaption>{fill(example.caption, { duty: String(example.duty) })}</figcaption>
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
              <b>{formatNumber(String(parts[part]))}</b>
            </li>
          ))}
          <li className={clsx(styles.part, styles.total)}>
            <span>{example.words.total}</span>
            <b>{formatNumber(String(total))}</b>
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

function labelsOf({ words, duty, levies, vat }: LandedCost): Record<keyof LandedParts, string> {
  return {
    goods: words.goods,
    freight: words.freight,
    duty: fill(words.duty, { percent: String(duty) }),
    levies: fill(words.levies, {
      ofValue: String(levies.ofValue),
      ofGoods: String(levies.ofGoods),
    }),
    vat: fill(words.vat, { percent: String(vat) }),
  };
}
