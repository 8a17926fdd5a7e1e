import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import styles from './fields.module.scss';

type FieldRowProps = {
  /** `pair`: two columns on wide screens. `sides`: three columns, always. */
  of: keyof typeof layouts;
  children: ReactNode;
};

const layouts = { pair: styles.pair, sides: styles.sides };

/** Fields next to each other, with their controls aligned. */
export function FieldRow({ of, children }: FieldRowProps) {
  return <div className={clsx(styles.row, layouts[of])}>{children}</div>;
}
