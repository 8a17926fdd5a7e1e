import clsx from 'clsx/lite';
import styles from './bar.module.scss';

type BarProps = {
  amount: number;
  /** The largest amount of the chart: its bar is as long as there is space. */
  most: number;
  tone: 'goods' | 'freight' | 'duty';
};

/** One amount of several as a bar. Hidden from screen readers: the figure stands next to it. */
export const Bar = ({ amount, most, tone }: BarProps) => (
  <svg className={clsx(styles.bar, styles[tone])} aria-hidden="true">
    <rect width={`${(100 * amount) / (most || 1)}%`} height="100%" rx="3" />
  </svg>
);
