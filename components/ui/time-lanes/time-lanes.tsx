import type { DayRange } from '@/lib/time/day-range';
import { onAxis, type TimeAxis } from '@/lib/time/time-axis';
import styles from './time-lanes.module.scss';

type Lane = { days: DayRange; label: string };

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
        <line x2={at(sea.days.from)} y1="75%" y2="75%" />
        <line x1={at(sea.days.from)} x2={at(sea.days.to)} y1="75%" y2="75%" />
        <text x={at(sea.days.from)} y="75%" dx="-8" dy=".35em">
          {sea.label}
        </text>
      </g>
      <g className={styles.air}>
        <line x2={at(air.days.from)} y1="25%" y2="25%" />
        <line x1={at(air.days.from)} x2={at(air.days.to)} y1="25%" y2="25%" />
        <text x={at(air.days.to)} y="25%" dx="8" dy=".35em">
          {air.label}
        </text>
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
