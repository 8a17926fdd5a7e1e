import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import styles from './fields.module.scss';

type FieldRowProps = {
  /** `pair`: two beside each other where there is room. `sides`: three, always. */
  of: keyof typeof layouts;
  children: ReactNode;
};

const layouts = { pair: styles.pair, sides: styles.sides };

/** Fields beside each other, their controls on one line. */
export function FieldRow({ of, children }: FieldRowProps) {
  return <div className={clsx(styles.row, layouts[of])}>{children}</div>;
}
