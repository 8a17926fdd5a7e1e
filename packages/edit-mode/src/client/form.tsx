import { inWords } from '../server/readable';
import { AddField } from './add-field';
import { Choice, type FieldProps } from './controls';
import { CoordinatesField } from './coordinates-field';
import { Faults, isOf } from './fault';
import { idFor, withoutGaps } from './group';
import {
  asKind,
  blank,
  branchesOf,
  branchName,
  branchOf,
  hintIn,
  isGroup,
  type JsonSchema,
} from './json-schema';
import { ListButtons, listAfter } from './list-buttons';
import { PictureDrop } from './picture-drop';
import { InEnglish, SingleField } from './single-field';

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

function GroupFields(props: FieldProps) {
  const { schema, value, onChange, path, shared } = props;
  const group = isGroup(value) ? value : {};
  const open =
    typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const others = Object.entries(group).map(([key, item]) => [
    key,
    open ? { ...open, title: key } : { type: typeof item },
  ]);
  // A name for links follows from the heading, so it comes after all others.
  const { id, ...named } = schema.properties ?? {};
  const properties: Record<string, JsonSchema> = {
    ...(open || !schema.properties ? Object.fromEntries(others) : {}),
    ...named,
    ...(id ? { id } : {}),
  };
  const set = (key: string, now: unknown) =>
    onChange(withoutGaps({ ...group, ...idFor(group, key, now), [key]: now }));
  const fields = Object.entries(properties).map(([key, inner]) => {
    const label = inner.title ?? inWords(key);
    if (inner.const === true) {
      return (
        <Field
          key={key}
          schema={{ ...inner, type: 'boolean' }}
          value={group[key] === true}
          onChange={(now) => set(key, now === true ? true : undefined)}
          path={[...path, key]}
          label={label}
          shared={shared}
        />
      );
    }
    if (inner.const !== undefined) return null;
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
  if (!open) return fields;
  return (
    <>
      {fields}
      <AddField onAdd={(name) => set(name, blank(open))} />
    </>
  );
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
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity
        <div className="entry" key={i}>
          <Field
            schema={itemSchema(i)}
            value={entry}
            onChange={(now) => onChange(entries.with(i, now))}
            path={[...path, i]}
            label={isFixed ? (itemSchema(i).title ?? '') : ''}
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

/** A field of any kind. */
export function Field(props: FieldProps) {
  const { schema, value, path, label, shared, onChange } = props;
  const branches = branchesOf(schema);
  // A text with several allowed formats is one field: the text itself shows which one it has.
  if (branches?.every(({ type, title }) => type === 'string' && !title))
    return <SingleField {...props} schema={{ ...schema, type: 'string' }} />;
  const isGroupOfFields = schema.type === 'object' || (!branches && isGroup(value));
  if (!branches && !isGroupOfFields && schema.type !== 'array') return <SingleField {...props} />;
  const here = { file: shared.file, path };
  const isPair = schema.prefixItems?.[0]?.title === 'Longitude';
  return (
    <fieldset className={label ? '' : 'bare'}>
      {label && <legend>{label}</legend>}
      {schema.description && !branches && <small>{hintIn(schema)}</small>}
      <InEnglish {...schema} />
      {isGroup(value) && 'src' in value && <PictureDrop value={value} onChange={onChange} />}
      {branches && <Alternatives {...props} branches={branches} />}
      {schema.type === 'array' && !isPair && <ListField {...props} />}
      {isPair && (
        <CoordinatesField {...props}>
          <ListField {...props} />
        </CoordinatesField>
      )}
      {isGroupOfFields && <GroupFields {...props} />}
      <Faults problems={shared.problems.filter((problem) => isOf(problem, here))} here={here} />
    </fieldset>
  );
}
