import type { z } from 'zod';
import { textUse } from '@/content/schema/text-use';
import { asMessage, fromMessage, isRunningText } from './running-text';

/** The translation of a text in this field; undefined if it is missing. */
export type Translate = (text: string, field: readonly string[]) => string | undefined;

type Schema = z.core.$ZodType;
type Walk = (value: unknown, schemas: readonly Schema[], field: readonly string[]) => unknown;

/** Zod's schema types, distinguished by `type`. */
const definition = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** Whether a value may be meant for this shape: it has all its literal fields. */
function mayBe(schema: Schema, value: unknown): boolean {
  const def = definition(schema);
  const fields = def.type === 'object' ? Object.entries(def.shape) : [];
  return fields.every(([key, field]) => {
    const fixed = definition(field);
    const own = (value as Record<string, unknown> | null)?.[key];
    return fixed.type !== 'literal' || fixed.values.some((one) => one === own);
  });
}

/** Unwraps optional and lazy schemas and unions, as far as the value fits. */
function plainSchemas(schema: Schema, value: unknown): Schema[] {
  const def = definition(schema);
  if (textUse.get(schema)) return [schema];
  if (def.type === 'optional') return plainSchemas(def.innerType, value);
  if (def.type === 'lazy') return plainSchemas(def.getter(), value);
  if (def.type !== 'union') return [schema];
  const options = def.options.flatMap((option) => plainSchemas(option, value));
  return options.filter((option) => mayBe(option, value));
}

/** The schemas of a field or entry. */
const schemasAt = (schemas: readonly Schema[], key: string): Schema[] =>
  schemas.flatMap((schema) => {
    const def = definition(schema);
    if (def.type === 'object') return def.shape[key] ?? [];
    if (def.type === 'array') return def.element;
    if (def.type === 'tuple') return def.items[Number(key)] ?? [];
    return def.type === 'record' ? def.valueType : [];
  });

/** Whether a string is prose: ids, addresses and dates have a prescribed form. */
function isProse(schema: Schema): boolean {
  const def = definition(schema);
  if (def.type !== 'string' || 'format' in def) return false;
  const formats = (def.checks ?? []).map(({ _zod }) => (_zod.def as { format?: string }).format);
  return !formats.includes('regex') && !formats.includes('starts_with');
}

export const isIndex = (key: string | undefined) => /^\d+$/.test(key ?? '');

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
      if (
        done === undefined &&
        inner[0] &&
        inner.every((one) => definition(one).type === 'optional')
      )
        continue;
      // A page has all its fields, whatever is missing in them.
      if (done === undefined && gaps === 'leave-out' && field.length > 0) return undefined;
      entries.push([key, done ?? item]);
    }
    return Object.fromEntries(entries);
  };

  const inside: Walk = (value, around, field) => {
    const schemas = around.flatMap((one) => plainSchemas(one, value));
    // Search results are hidden from pages, but not from those who search.
    if (field[0] !== 'meta' && schemas.some((one) => textUse.get(one))) return value;
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
