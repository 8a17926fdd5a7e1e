import type { ComponentProps } from 'react';
import { Select } from './text-field';

type SelectFieldProps = ComponentProps<typeof Select> & {
  options: readonly string[];
  /** What the page calls options that are sent under another name. */
  names?: Readonly<Record<string, string>>;
  /** Text of the first entry, which means no selection. */
  choose: string;
};

export const SelectField = ({ options, names = {}, choose, ...select }: SelectFieldProps) => (
  <Select {...select}>
    <option value="">{choose}</option>
    {options.map((option) => (
      <option key={option} value={option}>
        {names[option] ?? option}
      </option>
    ))}
  </Select>
);
