import type { z } from 'zod';
import { textUse } from '@/content/schema/text-use';
import { childSchema, definition, isProse, plainSchemas } from '@/lib/schemas/schemas';
import { asMessage, fromMessage, isRunningText } from './running-text';

/** The translation of a text in this field; undefined if it is missing. */
export type Translate = (text: string, field: readonly string[]) => string | undefined;

type Schema = z.core.$ZodType;
type Walk = (value: unknown, schemas: readonly Schema[], field: readonly string[]) => unknown;

export const isIndex = (key: string | undefined) => /^\d+$/.test(key ?? '');

const hasUse = (schema: Schema) => textUse.get(schema) !== undefined;
const isOptional = (schema: Schema) => definition(schema).type === 'optional';

/** The message of a value, and the way back to a value; undefined if the value is no text. */
function messageOf(value: unknown, schemas: readonly Schema[], key: string | undefined) {
  // A text has more than the facts that it refers to: `{uk.rate}` is none.
  if (typeof value === 'string')
    return schemas.some(isProse) && /\p{L}/u.test(value.replace(/\{[^}]*\}/g, ''))
      ? { msgid: value, read: (own: string) => own }
      : undefined;
  // Search words and mistyped addresses are one message, because their number may differ.
  if ((key === 'keywords' || key === 'from') && Array.isArray(value))
    return { msgid: value.join(', '), read: (own: string) => own.split(/\s*,\s*/) };
  return isRunningText(value) ? { msgid: asMessage(value), read: fromMessage } : undefined;
}

/**
 * Content with its texts translated, and everything else as it is. Which are texts follows from the
 * schema. An entry or optional field without a translation is left out.
 * @param gaps what stands for other missing texts
 */
export function translated<Content>(
  content: Content,
  schema: Schema,
  translate: Translate,
  gaps: 'leave-out' | 'english',
): Content {
  const schemasAt = (schemas: readonly Schema[], key: string) =>
    schemas.flatMap((schema) => childSchema(schema, key) ?? []);

  const list = (value: readonly unknown[], schemas: Schema[], field: readonly string[]) => {
    const items = value.map((item, i) => own(item, schemasAt(schemas, `${i}`), [...field, `${i}`]));
    const kept = items.filter((item) => item !== undefined);
    // Without one cell, the other cells of a table would be in wrong columns.
    const isWhole = field.at(-1) === 'columns' || isIndex(field.at(-1));
    return kept.length < items.length && (isWhole || kept.length === 0) ? undefined : kept;
  };

  const group = (value: object, schemas: Schema[], field: readonly string[]) => {
    const entries: [string, unknown][] = [];
    for (const [key, item] of Object.entries(value)) {
      const inner = schemasAt(schemas, key);
      const done = own(item, inner, [...field, key]);
      if (done === undefined && inner[0] && inner.every(isOptional)) continue;
      // A page has all its fields, whatever is missing in them.
      if (done === undefined && gaps === 'leave-out' && field.length > 0) return undefined;
      entries.push([key, done ?? item]);
    }
    return Object.fromEntries(entries);
  };

  const inside: Walk = (value, around, field) => {
    const schemas = around.flatMap((one) => plainSchemas(one, value, hasUse));
    // Search results are hidden from pages, but not from those who search.
    if (field[0] !== 'meta' && schemas.some(hasUse)) return value;
    const message = messageOf(value, schemas, field.at(-1));
    const text = message && translate(message.msgid, field);
    if (message) return text === undefined ? undefined : message.read(text);
    if (Array.isArray(value)) return list(value, schemas, field);
    return typeof value === 'object' && value !== null ? group(value, schemas, field) : value;
  };

  const own: Walk = (value, around, field) =>
    inside(value, around, field) ??
    (gaps === 'english' && isIndex(field.at(-1)) ? value : undefined);

  return own(content, [schema], []) as Content;
}
