import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field/field';
import type { FieldProps } from './fields-of';

/** Props of every labeled field. */
export type LabeledField = FieldProps & {
  /** The word after the label of a field that may stay empty. */
  optional?: string | undefined;
  error?: string | undefined;
};

/** A text, number or date input. Uncontrolled, so text typed before hydration stays. */
export function TextField({
  label,
  hint,
  optional,
  error,
  ...input
}: LabeledField & ComponentProps<'input'>) {
  return (
    <Field id={input.id} label={label} hint={hint} optional={optional} error={error}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}

/** A text area. */
export function TextArea({
  label,
  hint,
  optional,
  error,
  ...textarea
}: LabeledField & ComponentProps<'textarea'>) {
  return (
    <Field id={textarea.id} label={label} hint={hint} optional={optional} error={error}>
      {(control) => <textarea {...textarea} {...control} />}
    </Field>
  );
}
