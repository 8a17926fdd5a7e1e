import { type Group, isGroup } from '../../content-source/groups';
import { slugOf } from '../../content-source/slug';
import { inWords } from './readable';

/** A JSON schema of `z.toJSONSchema`. `english`: the English text, in a form of translations. */
export type JsonSchema = {
  type?: string;
  title?: string;
  description?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  prefixItems?: readonly JsonSchema[];
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  /** `decimal`: a number as text. */
  format?: string;
  english?: string;
  $ref?: string;
  $defs?: Readonly<Record<string, JsonSchema>>;
};

/** A schema that refers to another part of the form's schema, as that part. */
export function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const { $ref, ...others } = schema;
  if ($ref === undefined) return schema;
  const target = $ref === '#' ? root : root.$defs?.[$ref.replace('#/$defs/', '')];
  return { ...(target ? resolved(target, root) : {}), ...others };
}

const isConst = (schema: JsonSchema) => schema.const !== undefined;

/** The values to choose from, each with its label; undefined if any may be written. */
export function choicesOf(schema: JsonSchema): [string, string][] | undefined {
  const { enum: names, oneOf, type } = schema;
  if (oneOf?.every(isConst))
    return oneOf.map((one) => [`${one.const}`, one.title ?? `${one.const}`]);
  return type === 'string' && names ? names.map((name) => [`${name}`, `${name}`]) : undefined;
}

const isText = ({ type, title, enum: names }: JsonSchema) => type === 'string' && !title && !names;

/** The alternatives of a field; undefined if it has none, or all of them are texts. */
export function branchesOf({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] | undefined {
  const branches = anyOf ?? (oneOf?.every(isConst) ? undefined : oneOf);
  return branches?.every(isText) ? undefined : branches;
}

/** The label of an alternative: its own title, or its first field. */
export function branchName(branch: JsonSchema, root: JsonSchema): string {
  const { title, type, required = [], properties = {}, description } = resolved(branch, root);
  if (title || description) return title ?? description ?? '';
  if (isConst(branch)) return inWords(`${branch.const}`);
  if (type !== 'object') return type === 'array' ? 'A list' : 'A text';
  const own = required.find((key) => !isConst(properties[key] ?? {}) && key !== 'label');
  const key = own ?? required[0] ?? Object.keys(properties)[0] ?? 'Other';
  return properties[key]?.title ?? inWords(key);
}

/** The empty value of a field, with the fields that it must have. */
export function blankOf(given: JsonSchema, root: JsonSchema): unknown {
  const schema = resolved(given, root);
  const [branch] = branchesOf(schema) ?? [];
  if (branch) return blankOf(branch, root);
  const { type, required = [], properties = {}, items = {}, prefixItems, minItems = 0 } = schema;
  if (type === 'array')
    return (prefixItems ?? Array(minItems).fill(items)).map((one) => blankOf(one, root));
  if (type === 'object')
    return Object.fromEntries(required.map((key) => [key, blankOf(properties[key] ?? {}, root)]));
  return schema.const === true ? undefined : schema.const;
}

/**
 * A value without groups and entries in which nothing was filled in: a form offers the fields of
 * optional ones. Undefined if nothing is left; an empty list stays.
 */
export function withoutEmpty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const entries = value.map(withoutEmpty).filter((entry) => entry !== undefined);
    return entries.length === 0 && value.length > 0 ? undefined : entries;
  }
  const fields = Object.entries(value).map(([key, inner]) => [key, withoutEmpty(inner)] as const);
  const kept = fields.filter(([, inner]) => inner !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** Whether a value may be meant for a schema. */
export function fits(given: JsonSchema, value: unknown, root: JsonSchema): boolean {
  const schema = resolved(given, root);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return branches.some((branch) => fits(branch, value, root));
  if (isConst(schema)) return schema.const === value;
  if (schema.enum) return schema.enum.includes(value);
  if (Array.isArray(value)) return schema.type === 'array';
  if (!isGroup(value)) return schema.type === typeof value;
  const { properties = {}, required = [], type } = schema;
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  const consts = Object.entries(properties).every(
    ([key, one]) => !isConst(one) || one.const === value[key],
  );
  const isKnown = keys.every((key) => key in properties);
  return type === 'object' && isKnown && consts && required.some((key) => keys.includes(key));
}

/** The words of a value, to carry them over to another alternative. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(' ');
  if (!isGroup(value)) return typeof value === 'string' ? value : '';
  return Object.values(value).map(wordsOf).find(Boolean) ?? '';
}

/** A value as another alternative, with its words there: in the same field, or the first one. */
export function asKind(value: unknown, branch: JsonSchema, root: JsonSchema): unknown {
  const { required = [], properties = {} } = resolved(branch, root);
  const blank = blankOf(branch, root);
  const before: Group = isGroup(value) ? value : {};
  const isFilledIn = (name: string) => !isConst(properties[name] ?? {});
  const key = required.find((name) => before[name]) ?? required.find(isFilledIn);
  const words = (key && before[key]) || wordsOf(value);
  const { type } = resolved(properties[key ?? ''] ?? {}, root);
  if (!isGroup(blank) || !key || !words || (type !== 'string' && type !== 'array')) return blank;
  return { ...blank, [key]: type === 'array' ? [words].flat() : words };
}

/** An anchor, which starts with a letter. */
const anchorOf = (text: unknown): string => slugOf(String(text ?? '').replace(/^[^a-z]+/i, ''), 40);

/** A group with another value of a field. An anchor that is generated follows its heading. */
export function withField(group: Group, key: string, value: unknown, schema: JsonSchema): Group {
  const changed = { ...group, [key]: value };
  const isGenerated = !group.id || group.id === anchorOf(group[key]);
  const isHeading = ['heading', 'question', 'title'].includes(key);
  return isHeading && schema.properties?.id && isGenerated
    ? { ...changed, id: anchorOf(value) }
    : changed;
}
