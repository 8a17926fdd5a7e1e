import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import styles from './fields.module.scss';

type FieldRowProps = {
  /** `pair`: two columns on wide screens. `sides`: three columns, always. */
  of: 'pair' | 'sides';
  children: ReactNode;
};

export function FieldRow({ of, children }: FieldRowProps) {
  return <div className={clsx(styles.row, styles[of])}>{children}</div>;
}
