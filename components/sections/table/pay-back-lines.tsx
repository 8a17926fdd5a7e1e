import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import type { PlanLinesWords } from '@/content/schema/section-reading';
import { formatNumber } from '@/lib/format/number';
import { balance, breakEven, type Plan } from '@/lib/membership/membership';
import { fill } from '@/lib/text/fill';
import styles from './pay-back-lines.module.scss';

type PayBackLinesProps = {
  plans: readonly Plan[];
  words: PlanLinesWords;
};

/** Drawing size in its own units: as wide as a small phone, so that labels are legible there. */
const FRAME = { width: 340, height: 200, top: 14, bottom: 30 };

const toThousands = (amount: number) =>
  formatNumber(Math.round(amount / 1000) * 1000, currentSite().locale);

/** What each plan saves by yearly shipping, with a point where it breaks even. */
export function PayBackLines({ plans, words }: PayBackLinesProps) {
  const ends = plans.flatMap((plan) => [balance(plan, 0), balance(plan, words.spending)]);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const x = (spending: number) => round((spending / words.spending) * FRAME.width);
  const y = (amount: number) =>
    round(
      FRAME.top + ((most - amount) / (most - least)) * (FRAME.height - FRAME.top - FRAME.bottom),
    );
  const zero = y(0);
  const points = plans.map((plan) =>
    fill(words.point, { plan: plan.name, amount: toThousands(breakEven(plan)) }),
  );
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.lines}
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        role="img"
        aria-label={points.join('. ')}
      >
        <path className={styles.zero} d={`M0 ${zero}H${FRAME.width}`} />
        {plans.map((plan, i) => (
          <g key={plan.name} className={clsx(styles.plan, i === 0 && styles.first)}>
            <path
              d={`M0 ${y(balance(plan, 0))}L${FRAME.width} ${y(balance(plan, words.spending))}`}
            />
            <circle cx={x(breakEven(plan))} cy={zero} r="5" />
            <text x={FRAME.width} y={y(balance(plan, words.spending)) - 7} textAnchor="end">
              {plan.name}
            </text>
          </g>
        ))}
        <text x="0" y={zero - 8}>
          {words.saved}
        </text>
        <text x={FRAME.width} y={zero + 18} textAnchor="end">
          {words.short}
        </text>
        <text x="0" y={FRAME.height - 4}>
          0
        </text>
        <text x={FRAME.width} y={FRAME.height - 4} textAnchor="end">
          {words.axis} {formatNumber(words.spending, currentSite().locale)}
        </text>
      </svg>
      <figcaption>
        {plans.map((plan, i) => (
          <span key={plan.name} className={clsx(styles.key, i === 0 && styles.first)}>
            {points[i]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const round = (length: number) => Math.round(length * 10) / 10;
