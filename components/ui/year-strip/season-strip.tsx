import { currentSite } from '@/components/current-site/current-site';
import { busyYear } from '@/lib/pictures/busy-year';
import styles from './season-strip.module.scss';

const MONTHS = 12;

/** A position in months as a share of the strip's width. */
const at = (month: number) => `${(month / MONTHS) * 100}%`;

/** The days of one season in words, and where they fall in the twelve months of a year. */
export function SeasonStrip({ days }: { days: readonly [string, string] }) {
  const { months, rows } = busyYear([{ name: '', days }], currentSite().locale);
  const [season] = rows;
  return (
    <div className={styles.season}>
      <b>{season?.days}</b>
      <svg aria-hidden="true">
        {months.map((letter, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the initials of months repeat
          <text key={month} x={at(month + 0.5)} y="0.9em">
            {letter}
          </text>
        ))}
        {months.map((_, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: months never change places
          <rect key={month} x={at(month)} width={at(1)} y="1.5rem" className={styles.month} />
        ))}
        {season?.runs.map(({ start, length }) => (
          <rect key={start} x={at(start)} width={at(length)} y="1.5rem" className={styles.busy} />
        ))}
      </svg>
    </div>
  );
}
