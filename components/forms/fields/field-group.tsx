import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { describedBy, FieldNotes } from '@/components/ui/field/field';
import styles from './field-group.module.scss';

type FieldGroupProps = {
  /** Required for a group with a hint or an error, which it ties to the group. */
  id?: string;
  legend: string;
  /** `step`: a numbered part of the form. `inner`: within another group. */
  level?: 'step' | 'inner';
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
};

export function FieldGroup({ id, legend, level, hint, error, children }: FieldGroupProps) {
  const notes = { id, hint, error };
  return (
    <fieldset
      className={level === 'inner' ? styles.inner : clsx(styles.group, level && styles.step)}
      aria-describedby={describedBy(notes)}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>
        {(hint || error) && (
          <div className={styles.notes}>
            <FieldNotes {...notes} />
          </div>
        )}
        {children}
      </div>
    </fieldset>
  );
}
