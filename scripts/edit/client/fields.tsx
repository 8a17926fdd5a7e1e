import { type ReactNode, useContext, useId, useRef, useState } from 'react';
import { type Group, isGroup } from '../../content-source/groups';
import {
  asKind,
  blankOf,
  branchesOf,
  branchName,
  choicesOf,
  fits,
  type JsonSchema,
  resolved,
  withField,
} from '../model/json-schema';
import { inWords } from '../model/readable';
import { Choice, type ControlProps, FormContext, NumberText, Select, Text, Tick } from './controls';
import { Faults, isOf } from './fault';
import { Button, Move } from './panel';
import { PictureDrop } from './picture-drop';

const reveal = (element: () => Element | null | undefined) =>
  requestAnimationFrame(() => element()?.scrollIntoView({ block: 'center' }));

/** Alternatives for one field: a select, and the fields of the chosen one. */
function Alternatives({ schema, label, ...field }: ControlProps) {
  const { root } = useContext(FormContext);
  const branches = branchesOf(schema) ?? [];
  const found = branches.findIndex((branch) => fits(branch, field.value, root));
  const chosen = Math.max(0, found);
  const change = (kind: string) =>
    field.onChange(asKind(field.value, branches[Number(kind)] ?? {}, root));
  return (
    <>
      {branches.length > 1 && (
        <Select
          name={`Kind of ${label.toLowerCase() || 'entry'}`}
          value={`${chosen}`}
          options={branches.map((branch, i) => [`${i}`, branchName(branch, root)])}
          onChange={change}
        />
      )}
      <Field {...field} key={chosen} schema={branches[chosen] ?? {}} label="" isRequired />
    </>
  );
}

function List({ schema, value, onChange, path }: ControlProps) {
  const { root } = useContext(FormContext);
  const list = useRef<HTMLDivElement>(null);
  const entries = Array.isArray(value) ? value : [];
  const { items = {}, prefixItems } = schema;
  const move = (i: number, by: number) =>
    onChange(entries.with(i, entries[i + by]).with(i + by, entries[i]));
  const field = (entry: unknown, i: number) => (
    <Field
      key={i}
      schema={prefixItems?.[i] ?? items}
      value={entry}
      onChange={(now) => onChange(entries.with(i, now))}
      path={[...path, i]}
    />
  );
  if (prefixItems) return prefixItems.map((_, i) => field(entries[i], i));
  const add = () => {
    onChange([...entries, blankOf(items, root)]);
    reveal(() => list.current?.lastElementChild);
  };
  return (
    <>
      <div ref={list}>
        {entries.map((entry, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own
          <fieldset key={i}>
            {field(entry, i)}
            <p className="actions">
              <Move
                what="entry"
                isFirst={i === 0}
                isLast={i === entries.length - 1}
                onMove={(by) => move(i, by)}
              />
              <Button onClick={() => onChange(entries.toSpliced(i, 1))}>Remove</Button>
            </p>
          </fieldset>
        ))}
      </div>
      <Button onClick={add}>+ Add</Button>
    </>
  );
}

/** Adds an entry to a group whose names are free, such as a currency. */
function AddNamed({ onAdd }: { onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <p className="actions">
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <Button isOff={name.trim() === ''} onClick={() => onAdd(name.trim())}>
        + Add
      </Button>
    </p>
  );
}

function Fields({ schema, value, onChange, path }: ControlProps) {
  const { properties = {}, required = [], additionalProperties: free } = schema;
  const group: Group = isGroup(value) ? value : {};
  const own = Object.keys(group).filter((key) => !(key in properties) && group[key] !== undefined);
  const isFree = typeof free === 'object';
  const field = (key: string, one: JsonSchema, isRequired: boolean) => (
    <Field
      key={key}
      schema={one}
      label={inWords(key)}
      value={group[key]}
      onChange={(inner) => onChange(withField(group, key, inner, schema))}
      path={[...path, key]}
      isRequired={isRequired}
    />
  );
  return (
    <>
      {properties.src && <PictureDrop value={group} onChange={onChange} />}
      {Object.entries(properties).map(([key, one]) => field(key, one, required.includes(key)))}
      {isFree && own.map((key) => field(key, free, false))}
      {isFree && <AddNamed onAdd={(key) => onChange({ ...group, [key]: '' })} />}
    </>
  );
}

function controlOf(schema: JsonSchema): (props: ControlProps) => ReactNode {
  if (choicesOf(schema)) return Choice;
  if (branchesOf(schema)) return Alternatives;
  if (schema.type === 'boolean' || schema.const === true) return Tick;
  if (schema.type === 'number' || schema.type === 'integer') return NumberText;
  if (schema.type === 'array') return List;
  return schema.type === 'object' ? Fields : Text;
}

const nested: unknown[] = [Alternatives, List, Fields];

type FieldProps = Pick<ControlProps, 'schema' | 'value' | 'onChange' | 'path'> & {
  /** The label of a field without a title; none for an entry of a list. */
  label?: string;
  isRequired?: boolean;
};

export function Field(props: FieldProps) {
  const { value, onChange, path, isRequired = true } = props;
  const form = useContext(FormContext);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const schema = resolved(props.schema, form.root);
  const { title, description, english } = schema;
  const label = title ?? props.label ?? '';
  if (schema.const !== undefined && schema.const !== true) return null;
  const Control = controlOf(schema);
  const isNested = nested.includes(Control);
  const here = { file: form.file, path };
  const isOptional = isNested && !isRequired;
  const add = () => {
    onChange(blankOf(schema, form.root));
    reveal(() => frame.current);
  };
  const inner = (
    <>
      {description && <small>{description.replace(/`([^`]+)`/g, '“$1”')}</small>}
      {english !== undefined && <small>In English: {english}</small>}
      <Control
        schema={schema}
        value={value}
        onChange={onChange}
        path={path}
        id={id}
        label={label}
        isRequired={isRequired}
      />
      <Faults problems={form.problems.filter((problem) => isOf(problem, here))} here={here} />
      {isOptional && (
        <Button kind="plain" onClick={() => onChange(undefined)}>
          Take out
        </Button>
      )}
    </>
  );
  const titled = isNested ? (
    <fieldset>
      <legend>{label}</legend>
      {inner}
    </fieldset>
  ) : (
    <>
      <label htmlFor={id}>{label}</label>
      {inner}
    </>
  );
  const shown = label === '' ? inner : titled;
  return (
    <div className="field" ref={frame}>
      {isOptional && value === undefined ? <Button onClick={add}>+ {label}</Button> : shown}
    </div>
  );
}
