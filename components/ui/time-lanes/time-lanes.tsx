import clsx from 'clsx/lite';
import { type DayRange, onAxis, type TimeAxis } from '@/lib/time/time-axis';
import styles from './time-lanes.module.scss';

type Lane = { days: DayRange; label: string };

/** What a character of a label next to its bar needs of the axis, and what a label needs in wide windows. */
const CHARACTER = 0.027;
const WIDE = 0.16;

/** What a lane says: next to its bar, or above it, flush with its last day. */
function label({ days, label }: Lane, axis: TimeAxis, way: 'air' | 'sea', y: string) {
  const free = 1 - days.to / axis.end;
  const isTight = way === 'sea' && free < label.length * CHARACTER;
  const isAfter = free >= WIDE;
  return (
    <text
      className={clsx(!isAfter && styles.above, isAfter && isTight && styles.tight)}
      x={onAxis(days.to, axis)}
      y={y}
      dx={isAfter ? 8 : 0}
      dy={isAfter ? '.35em' : '-.7em'}
    >
      {label}
    </text>
  );
}

type TimeLanesProps = { air: Lane; sea: Lane; axis: TimeAxis };

/**
 * Both ways on one axis, drawn as on the maps: a line for air, dashes for sea; thin while the goods
 * travel, thick over the possible days of arrival. Positions are shares of the drawing's width, so
 * that they match the axis at any width. Hidden from screen readers: the text around it has the same
 * times.
 */
export function TimeLanes({ air, sea, axis }: TimeLanesProps) {
  const at = (day: number) => onAxis(day, axis);
  return (
    <svg className={styles.lanes} aria-hidden="true">
      {axis.marks.map((day) => (
        <line key={day} x1={at(day)} x2={at(day)} y2="100%" />
      ))}
      <g className={styles.sea}>
        <line x2={at(sea.days.from)} y1="82%" y2="82%" />
        <line x1={at(sea.days.from)} x2={at(sea.days.to)} y1="82%" y2="82%" />
        {label(sea, axis, 'sea', '82%')}
      </g>
      <g className={styles.air}>
        <line x2={at(air.days.from)} y1="20%" y2="20%" />
        <line x1={at(air.days.from)} x2={at(air.days.to)} y1="20%" y2="20%" />
        {label(air, axis, 'air', '20%')}
      </g>
    </svg>
  );
}

type TimeMarksProps = {
  axis: TimeAxis;
  /** The unit of the figures. */
  unit: string;
};

/** The days of the axis, each above its line. */
export function TimeMarks({ axis, unit }: TimeMarksProps) {
  return (
    <svg className={styles.marks} aria-hidden="true">
      <text y="1em">{unit}</text>
      {axis.marks.map((day) => (
        <text key={day} x={onAxis(day, axis)} y="1em">
          {day}
        </text>
      ))}
    </svg>
  );
}
