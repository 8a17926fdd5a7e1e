import { Fragment } from 'react';
import type { BusyYear } from '@/lib/time/busy-year';
import styles from './year-strip.module.scss';

const MONTHS = 12;
const ROW = 24;

/** A position in months as a share of the strip's width. */
const at = (month: number) => `${(month / MONTHS) * 100}%`;

/** Places a row's name on the side of its first run that has more space. */
function besideFirst([first, second]: BusyYear['rows'][number]['runs']) {
  if (!first) return {};
  const end = first.start + first.length;
  const isAfter = (second?.start ?? MONTHS) - end >= first.start;
  return isAfter
    ? { x: at(end), dx: '8' }
    : { x: at(first.start), dx: '-8', textAnchor: 'end' as const };
}

/**
 * Twelve months with the busy ones marked, a row for each season. Hidden from screen readers: the
 * text next to it says the same.
 */
export function YearStrip({ year: { months, rows } }: { year: BusyYear }) {
  return (
    <svg className={styles.strip} height={(rows.length + 1.5) * ROW} aria-hidden="true">
      {months.map((letter, month) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the initials of months repeat
        <Fragment key={month}>
          <line x1={at(month)} x2={at(month)} y2="100%" />
          <text className={styles.month} x={at(month + 0.5)} y={ROW / 2} dy=".35em">
            {letter}
          </text>
        </Fragment>
      ))}
      {rows.map(({ name, runs }, row) => {
        const top = (row + 1) * ROW;
        return (
          <Fragment key={name}>
            {runs.map(({ start, length }) => (
              <rect
                key={start}
                x={at(start)}
                width={at(length)}
                y={top + 4}
                height={ROW - 8}
                rx="2"
              />
            ))}
            <text y={top + ROW / 2} dy=".35em" {...besideFirst(runs)}>
              {name}
            </text>
          </Fragment>
        );
      })}
    </svg>
  );
}
