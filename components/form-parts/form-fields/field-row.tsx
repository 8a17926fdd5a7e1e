import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './form-fields.module.scss';

type FieldRowProps = {
  /** `pair`: two beside each other where there is room. `sides`: three, always. */
  of: 'pair' | 'sides';
  children: ReactNode;
};

/** Fields beside each other, their controls on one line. */
export function FieldRow({ of, children }: FieldRowProps) {
  return <div className={clsx(styles.row, styles[of])}>{children}</div>;
}
