import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field/field';
import { number } from '../tool/fields';
import styles from './price.module.scss';
import type { PriceError } from './use-price';

type FigureProps = {
  error: Omit<PriceError, 'isEmpty'> | undefined;
  name: 'amount' | 'worth';
  label: string;
  first: string;
  /** What the card counts with: a visitor who comes to the field again types another number. */
  now: string;
  /** The list of its units. */
  children: ReactNode;
};

/** A number, and its unit in the same frame. */
export function Figure({ name, label, first, now, error, children }: FigureProps) {
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
            onFocus={({ currentTarget }) => currentTarget.value === now && currentTarget.select()}
            required
          />
          {children}
        </span>
      )}
    </Field>
  );
}
