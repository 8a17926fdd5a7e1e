import { useId } from 'react';
import { slugOf } from '../slug';
import { Choice, Control, type FieldProps } from './controls';
import { Faults, isOf } from './fault';
import {
  asKind,
  blank,
  branchesOf,
  branchName,
  branchOf,
  type Group,
  inWords,
  isGroup,
  type JsonSchema,
} from './json-schema';
import { ListButtons, listAfter } from './list-buttons';
import { PictureDrop } from './picture-drop';

function Alternatives(props: FieldProps & { branches: readonly JsonSchema[] }) {
  const { branches, value, onChange, label } = props;
  const chosen = branchOf(branches, value);
  return (
    <>
      <Choice
        ties={{ 'aria-label': `Kind of ${(label || 'entry').toLowerCase()}` }}
        value={String(chosen)}
        options={branches.map((one, i) => [String(i), branchName(one)])}
        onChange={(index) => onChange(asKind(value, branches[Number(index)] ?? {}))}
      />
      <Field {...props} schema={branches[chosen] ?? {}} label="" />
    </>
  );
}

const withoutGaps = (group: Group): Group =>
  Object.fromEntries(Object.entries(group).filter(([, item]) => item !== undefined));

/** Makes an anchor, which starts with a letter. */
const idOf = (text: unknown) => slugOf(String(text ?? '').replace(/^[^a-z]+/i, ''), 40);

/** A generated anchor follows its heading. */
function idFor(group: Group, key: string, now: unknown): Group {
  if (!['heading', 'question', 'title'].includes(key) || !('id' in group)) return {};
  return group.id === idOf(group[key]) ? { id: idOf(now) } : {};
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

/** A list: its entries with buttons to move, remove and add them. */
function ListField(props: FieldProps) {
  const { schema, value, onChange, path, shared } = props;
  const entries = Array.isArray(value) ? value : [];
  const isFixed = schema.prefixItems !== undefined;
  const itemSchema = (i: number) => schema.prefixItems?.[i] ?? schema.items ?? {};
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
            <ListButtons
              entry="entry"
              index={i}
              count={entries.length}
              wishes={['up', 'down', 'remove']}
              onWish={(wish) => onChange(listAfter(entries, i, wish))}
            />
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
    </>
  );
}

/** A field with one value: label, description and error. */
function SingleField(props: FieldProps) {
  const { schema, path, label, shared } = props;
  const id = useId();
  const here = { file: shared.file, path };
  const own = shared.problems.filter((problem) => isOf(problem, here));
  const key = path.at(-1);
  const ties = {
    id,
    'aria-describedby': `${id}-hint ${id}-faults`,
    'aria-invalid': own.length > 0,
    'aria-label': label ? undefined : typeof key === 'string' ? inWords(key) : 'Entry',
  };
  return (
    <div className="field">
      {label && <label htmlFor={id}>{label}</label>}
      {schema.description && <small id={`${id}-hint`}>{schema.description}</small>}
      <Control {...props} ties={ties} />
      <div id={`${id}-faults`}>
        <Faults problems={own} here={here} />
      </div>
    </div>
  );
}

/** A field of any kind. */
export function Field(props: FieldProps) {
  const { schema, value, path, label, shared, onChange } = props;
  const branches = branchesOf(schema);
  const isGroupOfFields = schema.type === 'object' || (!branches && isGroup(value));
  if (!branches && !isGroupOfFields && schema.type !== 'array') return <SingleField {...props} />;
  const here = { file: shared.file, path };
  return (
    <fieldset className={label ? '' : 'bare'}>
      {label && <legend>{label}</legend>}
      {schema.description && !branches && <small>{schema.description}</small>}
      {isGroup(value) && 'src' in value && <PictureDrop value={value} onChange={onChange} />}
      {branches && <Alternatives {...props} branches={branches} />}
      {schema.type === 'array' && <ListField {...props} />}
      {isGroupOfFields && <GroupFields {...props} />}
      <Faults problems={shared.problems.filter((problem) => isOf(problem, here))} here={here} />
    </fieldset>
  );
}
