/**
 * What the loader puts around modules while the site is being edited: texts of the content carry
 * their place, and modules that reckon with texts get them without. The build knows nothing of it.
 */
import type { z } from 'zod';
import { childSchema, definition, plainSchemas } from '../../content-check/known-keys';
import type { Path } from '../../content-source/read';
import { markOf, marksIn, withoutMarks } from './place';

type Schema = z.core.$ZodType;

/** Days, amounts, numbers and mailboxes have a form of their own, and are shown all the same. */
const facts = [
  ...['amount', 'date', 'published', 'updated', 'validAsOf'],
  ...['display', 'phone', 'chat', 'info', 'support'],
];

/** Texts that are compared, sent, or shown nowhere on the page. */
const untouched = [
  'id',
  'meta',
  'origin',
  'origins',
  'example',
  'renderers-figures',
  'placeholders',
  'subject',
  'countryOfOrigin',
  'countries',
];

/** Words a visitor reads as they are, whatever they say. */
function isFree(schema: Schema): boolean {
  const def = definition(schema);
  if (def.type !== 'string' || 'format' in def) return false;
  return !def.checks?.some((check) => check._zod.def.check === 'string_format');
}

function markIn(value: unknown, schemas: readonly Schema[], path: Path, file: string): unknown {
  const key = path.at(-1);
  if (untouched.includes(String(key))) return value;
  if (typeof value === 'string') {
    const marked = schemas.some(isFree) || facts.includes(String(key));
    return marked ? value + markOf({ file, path }) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const inner = (key: string | number, item: unknown) => {
    const next = schemas.flatMap((schema) => childSchema(schema, key) ?? []);
    const plain = next.flatMap((schema) => plainSchemas(schema, item));
    return markIn(item, plain, [...path, key], file);
  };
  if (Array.isArray(value)) return value.map((item, i) => inner(i, item));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inner(key, item)]));
}

/** A content module whose free texts carry their place. */
export const mark = <T>(content: T, schema: Schema, file: string): T =>
  markIn(content, plainSchemas(schema, content), [], file) as T;

/** Dates and elements, say, are handed on as they are. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const deep = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => deep(item, change));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deep(item, change)]));
};

type Any = (...values: never[]) => unknown;

/** A function that takes and gives texts without marks. */
export const clean = <F extends Any>(work: F): F =>
  ((...values: Parameters<F>) =>
    deep(work(...(deep(values, withoutMarks) as Parameters<F>)), withoutMarks)) as F;

/** A function that shows a fact in words: the words carry the fact's place. */
export const carry = <F extends (...values: never[]) => string>(work: F): F =>
  ((...values: Parameters<F>) => {
    let marks = '';
    const bare = deep(values, (text) => {
      marks += marksIn(text);
      return withoutMarks(text);
    });
    return work(...(bare as Parameters<F>)) + marks;
  }) as F;
