import type { ComponentProps } from 'react';
import styles from './fields.module.scss';

type CheckBoxProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  label: string;
  error?: string | undefined;
};

/** A check box with its label next to it. */
export function CheckBox({ label, error, ...input }: CheckBoxProps) {
  const errorId = error && `${input.id}-error`;
  return (
    <div>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      <label className={styles.check}>
        <input
          {...input}
          type="checkbox"
          aria-describedby={errorId}
          aria-invalid={error ? true : undefined}
        />
        {label}
      </label>
    </div>
  );
}
