import clsx from 'clsx/lite';
import type { ComponentProps } from 'react';
import { controlFrame, describedBy, FieldNotes } from '@/components/ui/field/field';
import styles from './check-box.module.scss';

type CheckBoxProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  type?: 'checkbox' | 'radio';
  label: string;
  error?: string | undefined;
};

export function CheckBox({ type = 'checkbox', label, error, ...input }: CheckBoxProps) {
  return (
    <div>
      <FieldNotes id={input.id} error={error} />
      <label className={clsx(controlFrame, styles.check, error && styles.refused)}>
        <input
          {...input}
          type={type}
          aria-describedby={describedBy({ id: input.id, error })}
          aria-invalid={error ? true : undefined}
        />
        {label}
      </label>
    </div>
  );
}
