import type { z } from 'zod';
import { textUse } from '@/content/schema/text-use';
import { childSchema, definition, isProse, plainSchemas } from '@/lib/schemas/schemas';

/** The path of a text in its file. */
export type Field = readonly (string | number)[];

/** The translation of a text in this field; undefined if it is missing. */
export type Translate = (text: string, field: Field) => string | undefined;

type Schema = z.core.$ZodType;
type Walk = (value: unknown, schemas: readonly Schema[], field: Field) => unknown;

const hasUse = (schema: Schema) => textUse.get(schema) !== undefined;
const isOptional = (schema: Schema) => definition(schema).type === 'optional';

/** The message of a value, and the way back to a value; undefined if the value is no text. */
function messageOf(value: unknown, schemas: readonly Schema[], key: Field[number] | undefined) {
  // A text has more than the facts that it refers to: `{uk.rate}` is none.
  if (typeof value === 'string')
    return schemas.some(isProse) && /\p{L}/u.test(value.replace(/\{[^}]*\}/g, ''))
      ? { msgid: value, read: (own: string) => own }
      : undefined;
  // Search words and mistyped addresses are one message, because their number may differ.
  if ((key === 'keywords' || key === 'from') && Array.isArray(value))
    return { msgid: value.join(', '), read: (own: string) => own.split(/\s*,\s*/) };
  return undefined;
}

/** Whether a list or group is of no use without an entry or field that is not translated. */
function needs(group: object, inner: readonly Schema[], field: Field): boolean {
  // Without one cell, the other cells of a table would be in wrong columns.
  if (Array.isArray(group)) return field.at(-1) === 'columns' || typeof field.at(-1) === 'number';
  return !inner[0] || !inner.every(isOptional);
}

/**
 * Content with its texts translated, and everything else as it is. Which are texts follows from the
 * schema. An entry or optional field without a translation is left out.
 */
export function translated<Content>(
  content: Content,
  schema: Schema,
  translate: Translate,
): Content {
  const own: Walk = (value, around, field) => {
    const schemas = around.flatMap((one) => plainSchemas(one, value, hasUse));
    // Search results are hidden from pages, but not from those who search.
    if (field[0] !== 'meta' && schemas.some(hasUse)) return value;
    const message = messageOf(value, schemas, field.at(-1));
    const text = message && translate(message.msgid, field);
    if (message) return text === undefined ? undefined : message.read(text);
    return typeof value === 'object' && value !== null ? inside(value, schemas, field) : value;
  };

  const inside = (value: object, schemas: readonly Schema[], field: Field) => {
    const all = Object.entries(value).map(([name, item]) => {
      const key = Array.isArray(value) ? Number(name) : name;
      const inner = schemas.flatMap((one) => childSchema(one, key) ?? []);
      const done = own(item, inner, [...field, key]);
      return { key, item, done, isNeeded: needs(value, inner, field) };
    });
    // A page has all its fields, whatever is missing in them.
    if (field.length > 0 && all.some(({ done, isNeeded }) => isNeeded && done === undefined))
      return undefined;
    const kept = all.filter(({ done, isNeeded }) => isNeeded || done !== undefined);
    if (!Array.isArray(value))
      return Object.fromEntries(kept.map(({ key, item, done }) => [key, done ?? item]));
    return kept.length > 0 || value.length === 0 ? kept.map(({ done }) => done) : undefined;
  };

  return own(content, [schema], []) as Content;
}
