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

type FieldNotesProps = {
  /** Unique on the page; label, hint and error refer to it. */
  id: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
};

type FieldProps = FieldNotesProps & {
  id: string;
  label: string;
  /** Marks an optional field in words: `optional`. */
  optional?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** The frame of a control, which a check box has with its label; and the label of a control. */
export const controlFrame = styles.control;
export const labelText = styles.label;

/** What describes a control or a group: the ids of its `FieldNotes`. */
export const describedBy = ({ id, hint, error }: FieldNotesProps): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** The hint and the error of a control or a group. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}

/** A control with its label, hint and error, connected visually and for screen readers. */
export function Field({ id, label, optional, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      <FieldNotes id={id} hint={hint} />
      {children({
        id,
        className: styles.control,
        'aria-describedby': describedBy({ id, hint, error }),
        'aria-invalid': error ? true : undefined,
      })}
      {/* Below the control, so that labels and controls next to each other stay in line. */}
      <FieldNotes id={id} error={error} />
    </div>
  );
}
