import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field/field';
import type { FieldProps } from './fields-of';

/** What all labeled fields have. */
export type LabeledField = FieldProps & {
  /** Marks a field that may stay empty, in words. */
  optional?: string | undefined;
  error?: string | undefined;
};

/** A line of text, a number or a date. Uncontrolled: what was typed before hydration stays. */
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

/** A text of several lines. */
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
