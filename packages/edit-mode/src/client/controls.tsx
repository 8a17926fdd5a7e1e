import { type InputHTMLAttributes, useState } from 'react';
import type { Problem } from '../content/problem';
import type { Listed } from '../edited-site';
import { inWords } from '../server/readable';
import type { Path } from '../source/read';
import type { Group, JsonSchema } from './json-schema';

/** The props of every field of a form. */
export type Shared = {
  pages: readonly Listed[];
  problems: readonly Problem[];
  /** The file being edited; a page that is being created has none. */
  file?: string;
};

export type FieldProps = {
  schema: JsonSchema;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The path from the root of the module. */
  path: Path;
  label: string;
  shared: Shared;
  /** The group that contains the field. */
  owner?: Group | undefined;
};

const LONG_TEXT = 60;

/** Connects a control to its label, description and error. */
export type Ties = Pick<
  InputHTMLAttributes<HTMLElement>,
  'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
>;

type ChoiceProps = {
  ties: Ties;
  value: unknown;
  options: [string, string][];
  onChange: (value: string) => void;
};

/** A select. A current value that is not an option stays selectable. */
export function Choice({ ties, value, options, onChange }: ChoiceProps) {
  return (
    <select
      {...ties}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.every(([key]) => key !== value) && (
        <option value={String(value ?? '')}>{String(value || 'Choose …')}</option>
      )}
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The options of a field: pages by name, or anchors on the page selected next to it. */
function choicesOf({ schema, path, shared, owner }: FieldProps): [string, string][] | undefined {
  const key = path.at(-1);
  if (key === 'fragment' && typeof owner?.page === 'string') {
    const places = shared.pages.find(({ id }) => id === owner.page)?.places ?? [];
    return [
      ['', 'the top of the page'],
      ...places.map((place): [string, string] => [place, place]),
    ];
  }
  if (schema.names) return Object.entries(schema.names);
  if (!schema.enum) return undefined;
  const nameOf = (id: string) => shared.pages.find((page) => page.id === id)?.name;
  return schema.enum.map((choice): [string, string] => {
    const name = key === 'page' ? nameOf(String(choice)) : undefined;
    return [String(choice), name ? `${name} (${choice})` : inWords(String(choice))];
  });
}

type ControlProps = FieldProps & { ties: Ties };

const numberIn = (text: string) =>
  text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));

/** A number, with a decimal point or comma. Text that is not a number yet is passed on as it is. */
function NumberInput({ value, onChange, ties }: ControlProps) {
  const [text, setText] = useState(String(value ?? ''));
  const parsed = numberIn(text);
  const current = Number.isNaN(parsed) ? text : parsed;
  return (
    <input
      {...ties}
      inputMode="decimal"
      // The form may have set another value, such as a pasted pair of coordinates.
      value={current === (value ?? '') ? text : String(value ?? '')}
      onChange={({ target }) => {
        setText(target.value);
        const now = numberIn(target.value);
        onChange(Number.isNaN(now) ? target.value : now);
      }}
    />
  );
}

/** A line or a text area: decided once, because replacing the control would drop keystrokes. */
function TextInput({ schema, value, onChange, label, ties }: ControlProps) {
  const text = String(value ?? '');
  const [isLong] = useState(
    label === '' ||
      text.length > LONG_TEXT ||
      (schema.maxLength ?? 0) > LONG_TEXT ||
      (schema.minLength ?? 0) >= 20,
  );
  const written = {
    ...ties,
    value: text,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (schema.format === 'date') return <input {...written} type="date" />;
  if (!isLong) return <input {...written} />;
  return <textarea {...written} rows={Math.ceil(text.length / 44) + 1} />;
}

/** The control for a value: input, text area, select, check box. */
export function Control(props: ControlProps) {
  const { schema, value, onChange, ties } = props;
  const choices = choicesOf(props);
  if (choices)
    return (
      <Choice
        ties={ties}
        value={value}
        options={choices}
        onChange={(now) => onChange(now === '' ? undefined : now)}
      />
    );
  if (schema.type === 'boolean') {
    return (
      <input
        {...ties}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  }
  if (schema.type === 'number' || schema.type === 'integer') return <NumberInput {...props} />;
  return <TextInput {...props} />;
}
