import type { Problem } from '../../content-check/problem';
import type { Path } from '../../content-source/read';
import type { Listed } from '../page-list';
import { type Group, inWords, type JsonSchema } from './json-schema';

/** What every field of a form needs to know. */
export type Shared = { pages: readonly Listed[]; problems: readonly Problem[] };

export type FieldProps = {
  schema: JsonSchema;
  value: unknown;
  onChange: (value: unknown) => void;
  /** From the root of the module. */
  path: Path;
  label: string;
  shared: Shared;
  /** The group that the field stands in. */
  owner?: Group | undefined;
};

const LONG_TEXT = 60;

/** What is wrong with a field itself, not with one within it. */
export function Faults({ path, shared }: Pick<FieldProps, 'path' | 'shared'>) {
  const here = path.join('.');
  return shared.problems
    .filter(({ field }) => field.map(String).join('.') === here)
    .map(({ wrong, mend }) => (
      <em key={wrong} className="fault">
        This {wrong}; {mend}.
      </em>
    ));
}

/** A list of choices; what is chosen stays among them even when it is none of them. */
export function Choice({
  value,
  options,
  onChange,
}: {
  value: unknown;
  options: [string, string][];
  onChange: (value: string) => void;
}) {
  return (
    <select value={String(value ?? '')} onChange={(event) => onChange(event.target.value)}>
      {options.every(([key]) => key !== value) && (
        <option value={String(value ?? '')}>{String(value ?? '—')}</option>
      )}
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The choices of a field: of pages by their names, of places on the page that is chosen beside it. */
function choicesOf({ schema, path, shared, owner }: FieldProps): [string, string][] | undefined {
  const key = path.at(-1);
  if (key === 'fragment' && typeof owner?.page === 'string') {
    const places = shared.pages.find(({ id }) => id === owner.page)?.places ?? [];
    return [
      ['', 'the top of the page'],
      ...places.map((place): [string, string] => [place, place]),
    ];
  }
  if (!schema.enum) return undefined;
  const nameOf = (id: string) => shared.pages.find((page) => page.id === id)?.name;
  return schema.enum.map((choice): [string, string] => {
    const name = key === 'page' ? nameOf(String(choice)) : undefined;
    return [String(choice), name ? `${name} (${choice})` : inWords(String(choice))];
  });
}

/** What one takes a value in with: a line, a box, a list, a tick. */
export function Control(props: FieldProps) {
  const { schema, value, onChange } = props;
  const choices = choicesOf(props);
  if (choices)
    return (
      <Choice
        value={value}
        options={choices}
        onChange={(now) => onChange(now === '' ? undefined : now)}
      />
    );
  if (schema.type === 'boolean') {
    return (
      <input
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  }
  if (schema.type === 'number' || schema.type === 'integer') {
    const step = schema.type === 'integer' ? 1 : 'any';
    return (
      <input
        type="number"
        step={step}
        value={Number(value ?? 0)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    );
  }
  const text = String(value ?? '');
  const change = (event: { target: { value: string } }) => onChange(event.target.value);
  if (schema.format === 'date') return <input type="date" value={text} onChange={change} />;
  const isLong =
    props.label === '' ||
    text.length > LONG_TEXT ||
    (schema.maxLength ?? 0) > LONG_TEXT ||
    (schema.minLength ?? 0) >= 20;
  return isLong ? (
    <textarea rows={Math.ceil(text.length / 44) + 1} value={text} onChange={change} />
  ) : (
    <input value={text} onChange={change} />
  );
}
