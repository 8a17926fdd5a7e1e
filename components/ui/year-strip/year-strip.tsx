import { Fragment } from 'react';
import type { BusyYear } from '@/lib/pictures/busy-year';
import styles from './year-strip.module.scss';

const MONTHS = 12;
/** The letters of the months, and each season. */
const HEAD = 44;
const BAR = 14;
const ROW = 42;

const NEVER: BusyYear['rows'][number]['runs'][number] = { start: 0, length: 0 };

/** A position in months as a share of the strip's width. */
const at = (month: number) => `${(month / MONTHS) * 100}%`;

/** A name stands next to its bar, on the side that has more space. */
function nextTo({ start, length }: { start: number; length: number }) {
  const end = start + length;
  return start <= MONTHS - end
    ? { x: at(end), dx: 10 }
    : { x: at(start), dx: -10, textAnchor: 'end' as const };
}

/**
 * Twelve months with the busy ones marked, a row for each season. Hidden from screen readers: the
 * text next to it says the same.
 */
export function YearStrip({ year: { months, rows } }: { year: BusyYear }) {
  return (
    <svg className={styles.strip} height={HEAD + rows.length * ROW} aria-hidden="true">
      {months.map((letter, month) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the initials of months repeat
        <Fragment key={month}>
          <line x1={at(month)} x2={at(month)} y2="100%" />
          <text className={styles.month} x={at(month + 0.5)} y={HEAD / 3} dy=".35em">
            {letter}
          </text>
        </Fragment>
      ))}
      {rows.map(({ name, days, runs }, row) => {
        const top = HEAD + row * ROW;
        const [first = NEVER, ...others] = runs;
        const own = first.label ?? days;
        return (
          <Fragment key={name}>
            {runs.map(({ start, length }) => (
              <rect key={start} x={at(start)} width={at(length)} y={top} height={BAR} rx="3" />
            ))}
            <text y={top + BAR / 2} dy=".35em" {...nextTo(first)}>
              {name}
              {own && <tspan className={styles.days}>, {own}</tspan>}
            </text>
            {others.map((run) => (
              <text
                key={run.start}
                className={styles.again}
                y={top + BAR / 2}
                dy=".35em"
                {...nextTo(run)}
              >
                {name}, {run.label}
              </text>
            ))}
            {days && (
              <text className={styles.below} y={top + BAR / 2} dy="1.55em" {...nextTo(first)}>
                {days}
              </text>
            )}
          </Fragment>
        );
      })}
    </svg>
  );
}
