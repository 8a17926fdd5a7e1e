import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field/field';
import type { LabeledField } from './text-field';

type SelectFieldProps = LabeledField &
  ComponentProps<'select'> & {
    options: readonly string[];
    /** What the page calls options that are sent under another name. */
    names?: Readonly<Record<string, string>>;
    /** Text of the first entry, which means no selection. */
    choose: string;
  };

/** A list to choose one option from. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, optional, error, options, names = {}, choose, ...select } = props;
  return (
    <Field id={select.id} label={label} hint={hint} optional={optional} error={error}>
      {(control) => (
        <select {...select} {...control}>
          <option value="">{choose}</option>
          {options.map((option) => (
            <option key={option} value={names[option] && option}>
              {names[option] ?? option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
