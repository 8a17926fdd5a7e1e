import { type ComponentProps, createElement } from 'react';
import { Field } from '@/components/ui/field/field';
import type { FieldProps } from './fields-of';

export type LabeledField = FieldProps & {
  optional?: string | undefined;
  error?: string | undefined;
};

/** A labeled control of this kind. Uncontrolled, so text typed before hydration stays. */
const labeled = <Tag extends 'input' | 'textarea' | 'select'>(Tag: Tag) =>
  function LabeledControl(props: LabeledField & ComponentProps<Tag>) {
    const { label, hint, optional, error, ...control } = props;
    return (
      <Field id={props.id} label={label} hint={hint} optional={optional} error={error}>
        {(described) => createElement(Tag, { ...control, ...described })}
      </Field>
    );
  };

export const TextField = labeled('input');
export const TextArea = labeled('textarea');
export const Select = labeled('select');
