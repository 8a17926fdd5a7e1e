import { createContext, useContext, useState } from 'react';
import { withPoint } from '@/lib/text/decimal';
import type { Problem } from '../../content-source/problem';
import type { Path } from '../../content-source/read';
import { choicesOf, type JsonSchema } from '../model/json-schema';
import type { Listed } from '../site/pages';

type Form = {
  /** The schema of the whole form, which parts of it may refer to. */
  root: JsonSchema;
  /** A page that is being created has no file. */
  file?: string | undefined;
  pages: readonly Listed[];
  problems: readonly Problem[];
};

export const FormContext = createContext<Form>({ root: {}, pages: [], problems: [] });

export type ControlProps = {
  schema: JsonSchema;
  /** Undefined for what is not written. */
  value: unknown;
  onChange: (value: unknown) => void;
  path: Path;
  id: string;
  label: string;
  isRequired: boolean;
};

/** A text, in a field that grows with it. Line breaks become spaces when it is saved. */
export const Text = ({ schema, value, onChange, id }: ControlProps) => (
  <textarea
    id={id}
    value={String(value ?? '')}
    rows={Math.max(1, Math.ceil(String(value ?? '').length / 44))}
    onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    onBlur={({ target }) =>
      schema.format === 'decimal' && onChange(withPoint(target.value) || undefined)
    }
  />
);

const numberIn = (text: string) =>
  text.trim() === '' || Number.isNaN(Number(text)) ? text || undefined : Number(text);

/** A number as text: a field for numbers drops a comma, which would make 193 of 19,3. */
export function NumberText({ value, onChange, id }: ControlProps) {
  const [typed, setTyped] = useState('');
  return (
    <input
      id={id}
      value={numberIn(typed) === value ? typed : String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(numberIn(target.value));
      }}
      onBlur={() => onChange(numberIn(withPoint(String(value ?? ''))))}
    />
  );
}

/** A box to tick. A field that can only be true goes when the box is cleared. */
export const Tick = ({ schema, value, onChange, id }: ControlProps) => (
  <input
    id={id}
    type="checkbox"
    checked={value === true}
    onChange={({ target }) => onChange(target.checked || (schema.const ? undefined : false))}
  />
);

type SelectProps = Partial<Record<'id' | 'name', string>> & {
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

export const Select = ({ id, name, value, options, onChange }: SelectProps) => (
  <select id={id} aria-label={name} value={value} onChange={({ target }) => onChange(target.value)}>
    {options.map(([option, label]) => (
      <option key={option} value={option}>
        {label}
      </option>
    ))}
  </select>
);

/** A select of names. An option shows the title of what it names, and a page also its id. */
export function Choice({ schema, value, onChange, id, isRequired }: ControlProps) {
  const { pages } = useContext(FormContext);
  const none = !isRequired || value === undefined ? [['', 'Choose'] as const] : [];
  const options = (choicesOf(schema) ?? []).map(([name, label]) => {
    const page = pages.find((page) => page.id === name && schema.enum);
    return [name, page ? `${page.name} (${name})` : label] as const;
  });
  return (
    <Select
      id={id}
      value={String(value ?? '')}
      options={[...none, ...options]}
      onChange={(name) => onChange(name || undefined)}
    />
  );
}
