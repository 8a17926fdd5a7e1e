import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field/field';
import { number } from '../tool/fields';
import type { PriceError } from './faults';
import styles from './price.module.scss';

type FigureProps = {
  error: PriceError | undefined;
  name: 'amount' | 'worth';
  label: string;
  first: string;
  /** The list of its units. */
  children: ReactNode;
};

export function Figure({ name, label, first, error, children }: FigureProps) {
  const isWrong = error?.field === name;
  return (
    <Field id={`price-${name}`} label={label}>
      {({ className, ...control }) => (
        <span className={clsx(className, styles.figure)} data-invalid={isWrong || undefined}>
          <input
            {...control}
            {...number}
            name={name}
            aria-describedby={isWrong ? 'price-error' : undefined}
            aria-invalid={isWrong || undefined}
            defaultValue={first}
            required
          />
          {children}
        </span>
      )}
    </Field>
  );
}
