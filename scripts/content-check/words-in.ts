import type { z } from 'zod';
import { childSchema, definition, plainSchemas } from './known-keys';

type Schema = z.core.$ZodType;

/** Texts that visitors do not read: the page's date itself, and addresses. */
const unread = ['aliases', 'fragment', 'id', 'updated'];

/** Letters, figures and signs that mean something, as a currency does; no commas, no capitals. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}\p{S}%]+/gu) ?? [];

/** The words of a text or of all texts in a value, as one line: what changes it changes what is said. */
export const plainWords = (value: unknown): string =>
  wordsOf(JSON.stringify(value) ?? '').join(' ');

/** The numbers of a figure stand in fields beside its unit; other numbers are places and orders. */
const hasUnit = (value: object) => 'unit' in value;

function textsIn(value: unknown, schemas: readonly Schema[]): string[] {
  // Kinds, icons, backgrounds and linked pages are choices, not strings.
  if (typeof value === 'string')
    return schemas.some((schema) => definition(schema).type === 'string') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (hasUnit(value)) return [Object.values(value).join(' ')];
  return Object.entries(value)
    .filter(([key]) => !unread.includes(key))
    .toSorted(([a], [b]) => (Array.isArray(value) ? 0 : a.localeCompare(b)))
    .flatMap(([key, inner]) => {
      const next = schemas.flatMap((schema) => childSchema(schema, key) ?? []);
      return textsIn(
        inner,
        next.flatMap((schema) => plainSchemas(schema, inner)),
      );
    });
}

/**
 * What a page's file says, in words: how it is written down, laid out or decorated makes no
 * difference, nor does the order of its fields.
 */
export const wordsIn = (content: unknown, schema: Schema): string =>
  textsIn(content, plainSchemas(schema, content)).flatMap(wordsOf).join(' ');
