import { currentSite } from '@/components/current-site/current-site';
import { formatNumber } from '@/lib/format/number';
import { sumOf } from '@/lib/money/number';
import type { FigureRange } from '@/lib/reading/figure-range';
import { fill } from '@/lib/text/fill';
import { onAxis } from '@/lib/time/time-axis';
import styles from './day-bars.module.scss';

type DayBarsProps = {
  ends: { least: string; most: string; unit: string };
  parts: readonly FigureRange[];
};

/** Weeks closer than this to the last day would run into its figure. */
const ROOM = 3;

/**
 * The shortest and the longest case as two bars on one scale of days, with a mark after each week and at the last
 * day. The bars are hidden from screen readers: their titles and the lines below have the days.
 */
export function DayBars({ ends, parts }: DayBarsProps) {
  const { locale } = currentSite();
  const cases = [
    { label: ends.least, days: parts.map(({ from }) => from) },
    { label: ends.most, days: parts.map(({ to }) => to) },
  ];
  const end = sumOf(parts.map(({ to }) => to));
  const weeks = Array.from({ length: Math.ceil((end - ROOM) / 7) }, (_, week) => week * 7);
  const marks = [...weeks, end];
  const at = (day: number) => onAxis(day, { end });
  return (
    <div className={styles.days}>
      {cases.map(({ label, days }) => (
        <div key={label}>
          <p>{fill(label, { days: formatNumber(sumOf(days), locale) })}</p>
          <svg className={styles.bar} aria-hidden="true">
            {marks.map((day) => (
              <line key={day} x1={at(day)} x2={at(day)} y2="100%" />
            ))}
            {days.map((length, i) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places
                key={i}
                x={at(sumOf(days.slice(0, i)))}
                width={at(length)}
                y="15%"
                height="70%"
              />
            ))}
          </svg>
        </div>
      ))}
      <svg className={styles.marks} aria-hidden="true">
        {marks.map((day) => (
          <text key={day} x={at(day)} y="1em">
            {day}
          </text>
        ))}
      </svg>
      <p className={styles.unit}>{ends.unit}</p>
    </div>
  );
}
