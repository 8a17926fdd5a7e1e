import type { ReactNode } from 'react';
import styles from './field.module.scss';

/**
 * The props that a control gets from its field: id, references to hint and error, and class name.
 */
export type ControlProps = {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  /** Unique on the page; label, hint and error refer to it. */
  id: string;
  label: string;
  /** Marks an optional field in words: `optional`. */
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A control with its label, hint and error, connected visually and for screen readers. */
export function Field({ id, label, optional, hint, error, children }: FieldProps) {
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
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
      {children({
        id,
        className: styles.control,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
}
