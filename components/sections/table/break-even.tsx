import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import type { BreakEven as Content } from '@/content/schema/section-reading';
import { termsOf } from '@/lib/membership/membership';
import styles from './break-even.module.scss';

const WIDTH = 600;
const HEIGHT = 240;
const tones = [styles.first, styles.second];

/**
 * What plans save in a year, as lines that begin at the fee, below zero, and cross it where the discount
 * pays for it. Hidden from screen readers: the table below has the figures.
 */
export function BreakEven({ spent, saved, lines }: Content) {
  const { membership } = currentSite();
  const most = Math.max(...Object.values(membership.yearly).map(({ amount }) => Number(amount)));
  const plans = lines.map(({ plan, label }, i) => {
    const { fee, discount } = termsOf(plan, membership);
    const cost = Number(fee.amount);
    const share = discount.value / 100;
    return { label, tone: tones[i], start: -cost, end: most * share - cost, zero: cost / share };
  });
  const top = Math.max(...plans.map(({ end }) => end));
  const bottom = Math.min(...plans.map(({ start }) => start));
  const x = (amount: number) => (amount / most) * WIDTH;
  const y = (amount: number) => ((top - amount) / (top - bottom)) * HEIGHT;
  return (
    <figure className={styles.figure}>
      <p>{saved}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.axis} d={`M0 ${y(0)}H${WIDTH}`} />
        {plans.map(({ label, tone, start, end, zero }) => (
          <g key={label} className={tone}>
            <path d={`M0 ${y(start)}L${WIDTH} ${y(end)}`} />
            <path className={styles.point} d={`M${x(zero)} ${y(0)}h0`} />
          </g>
        ))}
      </svg>
      <p className={styles.spent}>{spent}</p>
      <figcaption>
        <ul>
          {plans.map(({ label, tone }) => (
            <li key={label} className={clsx(tone)}>
              {label}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
