import type { ReactNode } from 'react';
import styles from './fields.module.scss';

type FieldGroupProps = {
  /** Required for a group with a hint or an error, which it ties to the group. */
  id?: string;
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
};

/** Fields that belong together, under a legend. */
export function FieldGroup({ id, legend, hint, error, children }: FieldGroupProps) {
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <fieldset
      className={styles.group}
      aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>
        {(hint || error) && (
          <div className={styles.notes}>
            {hint && (
              <p className={styles.hint} id={hintId}>
                {hint}
              </p>
            )}
            {error && (
              <p className={styles.error} id={errorId}>
                {error}
              </p>
            )}
          </div>
        )}
        {children}
      </div>
    </fieldset>
  );
}
