import { Choice, Control, Faults, type FieldProps } from './controls';
import {
  blank,
  branchesOf,
  branchName,
  branchOf,
  type Group,
  inWords,
  isGroup,
  type JsonSchema,
} from './json-schema';
import { PictureDrop } from './picture-drop';

function Alternatives(props: FieldProps & { branches: readonly JsonSchema[] }) {
  const { branches, value, onChange } = props;
  const chosen = branchOf(branches, value);
  const branch = branches[chosen] ?? {};
  const kept = isGroup(value) ? { text: value.text, label: value.label } : {};
  const choose = (index: string) => {
    const now = blank(branches[Number(index)] ?? {});
    onChange(
      isGroup(now)
        ? {
            ...now,
            ...Object.fromEntries(Object.entries(kept).filter(([key, item]) => key in now && item)),
          }
        : now,
    );
  };
  return (
    <>
      <Choice
        value={String(chosen)}
        options={branches.map((one, i) => [String(i), branchName(one)])}
        onChange={choose}
      />
      <Field {...props} schema={branch} label="" />
    </>
  );
}

const withoutGaps = (group: Group): Group =>
  Object.fromEntries(Object.entries(group).filter(([, item]) => item !== undefined));

const slugOf = (text: unknown) =>
  String(text ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
    .slice(0, 40);

/** An address that was not written by hand follows what it is the address of. */
function idFor(group: Group, key: string, now: unknown): Group {
  if (!['heading', 'question', 'title'].includes(key) || !('id' in group)) return {};
  return group.id === slugOf(group[key]) ? { id: slugOf(now) } : {};
}

function GroupFields({ schema, value, onChange, path, shared }: FieldProps) {
  const group = isGroup(value) ? value : {};
  const properties =
    schema.properties ??
    Object.fromEntries(Object.entries(group).map(([key, item]) => [key, { type: typeof item }]));
  const set = (key: string, now: unknown) =>
    onChange(withoutGaps({ ...group, ...idFor(group, key, now), [key]: now }));
  return Object.entries(properties).map(([key, inner]) => {
    if (inner.const !== undefined) return null;
    const label = inner.title ?? inWords(key);
    if (group[key] === undefined && !schema.required?.includes(key)) {
      return (
        <button key={key} type="button" className="add" onClick={() => set(key, blank(inner))}>
          + {label}
        </button>
      );
    }
    const isOptional = schema.required !== undefined && !schema.required.includes(key);
    return (
      <div key={key} className="row">
        <Field
          schema={inner}
          value={group[key]}
          onChange={(now) => set(key, now)}
          path={[...path, key]}
          label={label}
          shared={shared}
          owner={group}
        />
        {isOptional && (
          <button type="button" className="plain" onClick={() => set(key, undefined)}>
            Take out
          </button>
        )}
      </div>
    );
  });
}

/** A list: its entries one below the other, with what moves, removes and adds them. */
function ListField(props: FieldProps) {
  const { schema, value, onChange, path, shared } = props;
  const entries = Array.isArray(value) ? value : [];
  const isFixed = schema.prefixItems !== undefined;
  const itemSchema = (i: number) => schema.prefixItems?.[i] ?? schema.items ?? {};
  const move = (from: number, to: number) =>
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]));
  return (
    <>
      {entries.map((entry, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has nothing else to be told by
        <div className="entry" key={i}>
          <Field
            schema={itemSchema(i)}
            value={entry}
            onChange={(now) => onChange(entries.with(i, now))}
            path={[...path, i]}
            label=""
            shared={shared}
          />
          {!isFixed && (
            <span className="moves">
              <button
                type="button"
                aria-label="Up"
                disabled={i === 0}
                onClick={() => move(i, i - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label="Down"
                disabled={i === entries.length - 1}
                onClick={() => move(i, i + 1)}
              >
                ↓
              </button>
              <button type="button" onClick={() => onChange(entries.toSpliced(i, 1))}>
                Remove
              </button>
            </span>
          )}
        </div>
      ))}
      {!isFixed && (
        <button
          type="button"
          className="add"
          onClick={() => onChange([...entries, blank(schema.items ?? {})])}
        >
          + Add
        </button>
      )}
      <Faults path={path} shared={shared} />
    </>
  );
}

/** A field of any kind, with its name, what it is for, and what is wrong with it. */
export function Field(props: FieldProps) {
  const { schema, value, path, label, shared, onChange } = props;
  const branches = branchesOf(schema);
  const isMany =
    branches !== undefined || schema.type === 'object' || schema.type === 'array' || isGroup(value);
  const inner = branches ? (
    <Alternatives {...props} branches={branches} />
  ) : schema.type === 'array' ? (
    <ListField {...props} />
  ) : isMany ? (
    <GroupFields {...props} />
  ) : (
    <Control {...props} />
  );
  const head = (
    <>
      {label && <span className="label">{label}</span>}
      {schema.description && !branches && <small>{schema.description}</small>}
    </>
  );
  const picture = isGroup(value) && 'src' in value && (
    <PictureDrop value={value} onChange={onChange} />
  );
  return isMany ? (
    <fieldset className={label ? '' : 'bare'}>
      {label && <legend>{label}</legend>}
      {schema.description && !branches && <small>{schema.description}</small>}
      {picture}
      {inner}
      <Faults path={path} shared={shared} />
    </fieldset>
  ) : (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what stands inside
    <label>
      {head}
      {inner}
      <Faults path={path} shared={shared} />
    </label>
  );
}
