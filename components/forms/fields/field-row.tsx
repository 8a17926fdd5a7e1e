import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import styles from './field-row.module.scss';

type FieldRowProps = {
  /**
   * `pair`: two columns on wide screens. `selects`: two columns, always. `unit`: a field and its unit.
   * `sides`: three columns, always.
   */
  of: 'pair' | 'selects' | 'unit' | 'sides';
  children: ReactNode;
};

export function FieldRow({ of, children }: FieldRowProps) {
  return <div className={clsx(styles.row, styles[of])}>{children}</div>;
}
