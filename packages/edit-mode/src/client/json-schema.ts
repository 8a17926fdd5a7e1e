import { inWords } from '../server/readable';

/** The parts of a JSON schema that a form is made from. */
export type JsonSchema = {
  title?: string;
  description?: string;
  type?: string;
  format?: string;
  /** The English text, if this is a field of a translation. */
  english?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  /** The schema of fields whose names are free. */
  additionalProperties?: JsonSchema | boolean;
  pattern?: string;
  /** The names that the value can have, with the label of each. */
  names?: Record<string, string>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  minLength?: number;
  maxLength?: number;
};

export type Group = Record<string, unknown>;
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const branchesOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] | undefined =>
  anyOf ?? oneOf;

/** A field's description, with quotes in place of backticks. */
export const hintIn = ({ description = '' }: JsonSchema): string =>
  description.replace(/`([^`]+)`/g, '“$1”');

/** The label of an alternative: its own title, or its first field. */
export function branchName({
  title,
  type,
  required = [],
  properties = {},
  description,
}: JsonSchema): string {
  if (title || description) return title ?? description ?? '';
  if (type === 'string') return 'Plain text';
  if (type === 'array') return 'Text with links or emphasis';
  const own = required.find(
    (key) => properties[key]?.const === undefined && key !== 'text' && key !== 'label',
  );
  const key = own ?? required[0] ?? Object.keys(properties)[0] ?? 'Other';
  return properties[key]?.title ?? inWords(key);
}

function fits(schema: JsonSchema, value: unknown): boolean {
  const branches = branchesOf(schema);
  if (branches) return branches.some((branch) => fits(branch, value));
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum) return schema.enum.includes(value);
  if (Array.isArray(value)) return schema.type === 'array';
  if (!isGroup(value))
    return schema.type === typeof value || (schema.type === 'integer' && typeof value === 'number');
  const keys = Object.keys(value);
  const { properties = {}, required = [] } = schema;
  const isKnown =
    keys.every((key) => key in properties) && required.every((key) => keys.includes(key));
  return schema.type === 'object' && isKnown;
}

/** The alternative that a value matches. */
export const branchOf = (branches: readonly JsonSchema[], value: unknown): number =>
  Math.max(
    0,
    branches.findIndex((branch) => fits(branch, value)),
  );

/** An empty initial value; a number starts as an empty text, because zero could be meant. */
export function blank(schema: JsonSchema): unknown {
  const [first] = branchesOf(schema) ?? [];
  if (first) return blank(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.prefixItems) return schema.prefixItems.map(blank);
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => blank(schema.items ?? {}));
  if (schema.type === 'number' || schema.type === 'integer') return '';
  if (schema.type === 'boolean') return false;
  if (schema.type !== 'object') return '';
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(required.map((key) => [key, blank(properties[key] ?? {})]));
}

/** The fields in which the alternatives hold their words: as one text, or as a list of texts. */
const wordKeys = ['text', 'label', 'strong', 'abbr', 'paragraph', 'note', 'subheading'];
const listKeys = ['list', 'numbered'];

/** The words of a value, to carry them over to another alternative. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wordsOf).join('');
  if (!isGroup(value)) return '';
  const list = listKeys.map((key) => value[key]).find(Array.isArray);
  return list
    ? list.map(wordsOf).join(' ')
    : wordsOf(wordKeys.map((key) => value[key]).find(Boolean));
}

/** A value as another alternative of its field, with its words kept. */
export function asKind(value: unknown, schema: JsonSchema): unknown {
  const words = wordsOf(value);
  const now = blank(schema);
  if (typeof now === 'string') return words;
  if (Array.isArray(now))
    return schema.items && words ? [asKind(words, schema.items), ...now.slice(1)] : now;
  if (!isGroup(now)) return now;
  const key = [...wordKeys, ...listKeys].find((key) => key in now);
  const inner = key && schema.properties?.[key];
  if (!inner) return now;
  const sameKind = listKeys.includes(key) ? listKeys : wordKeys.filter((other) => other === key);
  const own = isGroup(value) && sameKind.map((key) => value[key]).find(Boolean);
  return { ...now, [key]: own || asKind(words, inner) };
}
