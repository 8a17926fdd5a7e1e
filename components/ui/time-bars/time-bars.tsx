import { type DayRange, LONGEST_DAYS } from '@/lib/time/day-range';
import styles from './time-bars.module.scss';

/** Days from departure. */
const AXIS = [0, 15, 30, LONGEST_DAYS];

type TimeBarsProps = { air: DayRange; sea: DayRange };

/**
 * Both ways on one axis, drawn as on the maps: a line for air, dashes for sea; thin while the goods
 * travel, thick over the possible days of arrival. The times are next to it as text, so it is
 * hidden from screen readers. Sizes are attributes, because the policy forbids inline styles.
 */
export function TimeBars({ air, sea }: TimeBarsProps) {
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${LONGEST_DAYS} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.grid} d={AXIS.map((day) => `M${day} 0v2`).join('')} />
      <path className={styles.air} d={`M0 .5H${air.from}`} />
      <path className={styles.airDays} d={`M${air.from} .5H${air.to}`} />
      <path className={styles.sea} d={`M0 1.5H${sea.from}`} />
      <path className={styles.seaDays} d={`M${sea.from} 1.5H${sea.to}`} />
    </svg>
  );
}

/** The figures above the bars; `label` gives their unit. */
export function TimeAxis({ label }: { label: string }) {
  return (
    <span className={styles.axis}>
      {AXIS.map((day, i) => (
        <span key={day}>{i === 0 ? label : day}</span>
      ))}
    </span>
  );
}
