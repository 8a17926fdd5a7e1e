import { createHash } from 'node:crypto';
import type { FieldPath } from '@nectarine/edit-mode/content/problem';
import { childSchema, definition, plainSchemas } from '@nectarine/edit-mode/content/schemas';
import type { z } from 'zod';
import { textUse } from '@/content/schema/text-use';
import { isRunningText } from '@/lib/languages/translated';

type Schema = z.core.$ZodType;

/** A text that is written in every language: a string, or running text with its links. */
export type TextUnit = { field: FieldPath; text: unknown };

/** Whether a text contains more than the facts that it refers to: `{uk.rate}` does not. */
export const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{[^}]*\}/g, ''));

/** Whether a string is prose: ids, addresses and dates have a prescribed form. */
function isProse(schema: Schema): boolean {
  const def = definition(schema);
  if (def.type !== 'string' || 'format' in def) return false;
  const formats = (def.checks ?? []).map(({ _zod }) => (_zod.def as { format?: string }).format);
  return !formats.some((format) => format === 'regex' || format === 'starts_with');
}

/** Search results are hidden from the page, but not from those who search. */
const isForSearch = ([first]: FieldPath) => first === 'meta';

function isInherited(schemas: readonly Schema[], field: FieldPath): boolean {
  const uses = schemas.map((schema) => textUse.get(schema)?.use);
  if (uses.includes('hidden')) return !isForSearch(field);
  return uses.some((use) => use !== undefined);
}

/** The texts that a translation of this content must have, in order. */
export const textUnits = (content: unknown, schema: Schema): TextUnit[] =>
  unitsIn(content, plainSchemas(schema, content), []);

function unitsIn(value: unknown, schemas: readonly Schema[], field: FieldPath): TextUnit[] {
  if (isInherited(schemas, field)) return [];
  if (typeof value === 'string') {
    return schemas.some(isProse) && hasWords(value) ? [{ field, text: value }] : [];
  }
  if (isRunningText(value)) return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const next = schemas.flatMap((schema) => childSchema(schema, key) ?? []);
    const fitting = next.flatMap((schema) =>
      textUse.has(schema) ? [schema] : plainSchemas(schema, inner),
    );
    return unitsIn(inner, fitting, [...field, Array.isArray(value) ? Number(key) : key]);
  });
}

/** Identifies the words that a translation is written from. */
export const hashOfUnits = (units: readonly TextUnit[]): string =>
  createHash('sha256').update(JSON.stringify(units)).digest('hex').slice(0, 12);
