import type { z } from 'zod';
import { listUse, textUse } from '@/content/schema/text-use';
import { numberOf } from '@/lib/money/number';
import { childSchema, definition, isProse, plainSchemas } from '@/lib/schemas/schemas';
import type { Field } from './look-up';

/**
 * The translation of a text in this field; undefined if it is missing.
 * @param isVital whether its page cannot do without it
 */
export type Translate = (text: string, field: Field, isVital: boolean) => string | undefined;

type Schema = z.core.$ZodType;
type Walk = (
  value: unknown,
  schemas: readonly Schema[],
  field: Field,
  isNeeded: boolean,
) => unknown;

/** Whether a schema's values are the same in every language, such as what is sent with a form. */
const isKept = (schema: Schema) => ![undefined, 'searched'].includes(textUse.get(schema)?.use);
const isList = (schemas: readonly Schema[], as: 'one message' | 'cells') =>
  schemas.some((schema) => listUse.get(schema)?.as === as);

/** A group of names has one for each entry of its list: English has only those that differ. */
function withAllNames(item: unknown, schemas: readonly Schema[], group: object): unknown {
  for (const schema of schemas) {
    const use = listUse.get(schema);
    const list = use?.as === 'names' && (group as Record<string, unknown>)[use.of];
    if (Array.isArray(list)) return Object.fromEntries(list.map((entry) => [entry, entry]));
  }
  return item;
}

const isOptional = (schema: Schema) => definition(schema).type === 'optional';

/** Whether a value is a text: it has more than the facts that it refers to, as in `{uk.rate}`. */
const isText = (value: unknown, schemas: readonly Schema[]): value is string =>
  typeof value === 'string' &&
  schemas.some(isProse) &&
  /\p{L}/u.test(value.replace(/\{[^}]*\}/g, ''));

const isOneMessage = (value: unknown, schemas: readonly Schema[]): value is string[] =>
  Array.isArray(value) && isList(schemas, 'one message');

/** Whether a field is one of a page or of its first section, which has the heading: no entry of a list. */
const isAlone = (field: Field): boolean =>
  field.every(
    (key, i) => typeof key === 'string' || (i === 1 && field[0] === 'sections' && key === 0),
  );

/** Whether this entry or field must be translated, or else its list or group is left out. */
function needs(group: object, schemas: readonly Schema[], inner: readonly Schema[]): boolean {
  if (Array.isArray(group)) return isList(schemas, 'cells');
  return !inner[0] || !inner.every(isOptional);
}

/**
 * Content with its texts translated, and everything else as it is. Which are texts follows from the
 * schema. An entry or optional field without a translation is left out.
 */
export function translated(content: unknown, schema: Schema, translate: Translate): unknown {
  const walk: Walk = (value, around, field, isNeeded) => {
    const schemas = around.flatMap((one) => plainSchemas(one, value, isKept));
    if (schemas.some(isKept)) return value;
    const isVital = isNeeded && isAlone(field);
    if (isText(value, schemas)) return translate(value, field, isVital);
    if (isOneMessage(value, schemas))
      return translate(value.join(', '), field, isVital)?.split(/\s*,\s*/);
    return typeof value === 'object' && value !== null ? inside(value, schemas, field) : value;
  };

  const inside = (value: object, schemas: readonly Schema[], field: Field) => {
    const all = Object.entries(value).map(([name, own]) => {
      const key = Array.isArray(value) ? numberOf(name) : name;
      const inner = schemas.flatMap((one) => childSchema(one, key) ?? []);
      const item = withAllNames(own, inner, value);
      const isNeeded = needs(value, schemas, inner);
      return { key, item, done: walk(item, inner, [...field, key], isNeeded), isNeeded };
    });
    // A page has all its fields, whatever is missing in them.
    if (field.length > 0 && all.some(({ done, isNeeded }) => isNeeded && done === undefined))
      return undefined;
    const kept = all.filter(({ done, isNeeded }) => isNeeded || done !== undefined);
    if (!Array.isArray(value))
      return Object.fromEntries(kept.map(({ key, item, done }) => [key, done ?? item]));
    return kept.length > 0 || value.length === 0 ? kept.map(({ done }) => done) : undefined;
  };

  return walk(content, [schema], [], true);
}
