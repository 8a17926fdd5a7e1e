import type { ComponentProps } from 'react';
import styles from './fields.module.scss';

type CheckBoxProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  type?: 'checkbox' | 'radio';
  label: string;
  error?: string | undefined;
};

/** A check box or a radio button with its label next to it. */
export function CheckBox({ type = 'checkbox', label, error, ...input }: CheckBoxProps) {
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
          type={type}
          aria-describedby={errorId}
          aria-invalid={error ? true : undefined}
        />
        {label}
      </label>
    </div>
  );
}
