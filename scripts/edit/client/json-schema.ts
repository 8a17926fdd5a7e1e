import type { RJSFSchema } from '@rjsf/utils';
import { inWords } from '../server/readable';
import { slugOf } from '../server/slug';
import type { Listed } from '../site/page-list';

/** A JSON schema of `z.toJSONSchema`. `english`: the English text, in a form of translations. */
export type JsonSchema = RJSFSchema & { english?: string };

export type Group = Record<string, unknown>;
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The label of an alternative: its own title, or its first field. */
function branchName({ title, type, required = [], properties = {}, description }: JsonSchema) {
  if (title || description) return title ?? description ?? '';
  if (type === 'string') return 'Plain text';
  if (type === 'array') return 'Text with links or emphasis';
  const fieldOf = (key: string) => properties[key] as JsonSchema | undefined;
  const own = required.find(
    (key) => fieldOf(key)?.const === undefined && key !== 'text' && key !== 'label',
  );
  const key = own ?? required[0] ?? Object.keys(properties)[0] ?? 'Other';
  return fieldOf(key)?.title ?? inWords(key);
}

const isText = ({ type, title, enum: names }: JsonSchema) => type === 'string' && !title && !names;

/** A schema as the form library shows it: with a label for every field, and pages by their names. */
export function forForm(schema: JsonSchema, pages: readonly Listed[], key?: string): JsonSchema {
  const inner = (value: JsonSchema, name?: string) => forForm(value, pages, name);
  const made = { ...schema };
  if (key !== undefined) made.title ??= inWords(key);
  if (made.description) made.description = made.description.replace(/`([^`]+)`/g, '“$1”');
  if (made.const === true) return { ...made, const: undefined, type: 'boolean', enum: [true] };
  const nameOf = (id: unknown) => pages.find((page) => page.id === id)?.name;
  if (key === 'page' && made.enum) {
    made.oneOf = made.enum.map((id) => ({ const: id, title: `${nameOf(id) ?? id} (${id})` }));
    delete made.enum;
    return made;
  }
  const branches = (made.anyOf ?? (made.oneOf?.some(isConst) ? undefined : made.oneOf)) as
    | JsonSchema[]
    | undefined;
  if (branches?.every(isText))
    return { ...made, anyOf: undefined, oneOf: undefined, type: 'string' };
  if (branches) {
    made.anyOf = branches.map((one) => ({ ...inner(one), title: branchName(one) }));
    delete made.oneOf;
  }
  const named = (group: object) =>
    Object.fromEntries(Object.entries(group).map(([name, one]) => [name, inner(one, name)]));
  if (made.properties) made.properties = named(made.properties);
  if (made.definitions)
    made.definitions = Object.fromEntries(
      Object.entries(made.definitions).map(([name, one]) => [name, inner(one as JsonSchema)]),
    );
  if (Array.isArray(made.items)) made.items = made.items.map((one) => inner(one as JsonSchema));
  else if (isGroup(made.items)) made.items = inner(made.items as JsonSchema);
  if (isGroup(made.additionalProperties))
    made.additionalProperties = inner(made.additionalProperties as JsonSchema);
  return made;
}

const isConst = (schema: unknown) => (schema as JsonSchema).const !== undefined;

function fits(schema: JsonSchema, value: unknown): boolean {
  if (schema.anyOf) return schema.anyOf.some((branch) => fits(branch as JsonSchema, value));
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum) return schema.enum.includes(value as string);
  if (Array.isArray(value)) return schema.type === 'array';
  if (!isGroup(value)) return schema.type === typeof value;
  const { properties = {}, required = [], type } = schema;
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  const consts = Object.entries(properties).every(
    ([key, one]) => !isConst(one) || (one as JsonSchema).const === value[key],
  );
  const isKnown = keys.every((key) => key in properties);
  return type === 'object' && isKnown && consts && required.some((key) => keys.includes(key));
}

/** The alternative that a value matches. */
export const branchOf = (branches: readonly JsonSchema[], value: unknown): number =>
  Math.max(
    0,
    branches.findIndex((branch) => fits(branch, value)),
  );

/** The fields in which the alternatives hold their words: as one text, or as a list of texts. */
const wordKeys = ['text', 'label', 'strong', 'abbr', 'paragraph', 'note', 'subheading'];
const listKeys = ['list', 'numbered'];

/** The words of a value, to carry them over to another alternative. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wordsOf).join('');
  if (!isGroup(value)) return '';
  const key = [...wordKeys, ...listKeys].find((name) => value[name]);
  return key ? wordsOf(value[key]) : '';
}

/** @param now the empty value of another alternative; @returns it with the words of a value */
export function asKind(value: unknown, schema: JsonSchema, now: unknown): unknown {
  const words = wordsOf(value);
  if (schema.type === 'string') return words;
  if (schema.type === 'array') return words ? [words] : now;
  const { properties = {} } = schema;
  const key = wordKeys.find((name) => name in properties);
  if (key) return { ...(now as Group), [key]: words };
  const list = listKeys.find((name) => name in properties);
  const own = isGroup(value) && listKeys.map((name) => value[name]).find(Boolean);
  return list ? { ...(now as Group), [list]: own || [words] } : now;
}

/** An anchor, which starts with a letter. */
export const anchorOf = (text: unknown): string =>
  slugOf(String(text ?? '').replace(/^[^a-z]+/i, ''), 40);
