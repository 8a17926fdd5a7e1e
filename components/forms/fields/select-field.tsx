import type { ComponentProps } from 'react';
import { Select } from './text-field';

type OptionsProps = {
  of: readonly { readonly value: string; readonly name: string }[];
  /** Text of a first entry, which means no selection. */
  choose?: string;
};

export const Options = ({ of, choose }: OptionsProps) => (
  <>
    {choose && <option value="">{choose}</option>}
    {of.map(({ value, name }) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </>
);

type SelectFieldProps = ComponentProps<typeof Select> & {
  options: readonly string[];
  /** What the page calls options that are sent under another name. */
  names?: Readonly<Record<string, string>>;
  choose: string;
};

export const SelectField = ({ options, names = {}, choose, ...select }: SelectFieldProps) => (
  <Select {...select}>
    <Options
      of={options.map((value) => ({ value, name: names[value] ?? value }))}
      choose={choose}
    />
  </Select>
);
