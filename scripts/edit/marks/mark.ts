/**
 * The edit mode's loader wraps modules with these functions: content texts carry their place, and
 * functions that compute with texts receive them without it. Builds contain none of this.
 */

import { childSchema, definition, plainSchemas } from '@nectarine/edit-mode/content/schemas';
import { valueAt } from '@nectarine/edit-mode/content/walk';
import type { z } from 'zod';
import { textUse } from '@/content/schema/text-use';
import { isRunningText } from '@/lib/languages/translated';
import { markOf, marksIn, type Place, withoutMarks } from './place';

type Schema = z.core.$ZodType;

/** Whether a text of this schema is shown as it is written. */
function isShown(schema: Schema): boolean {
  if (textUse.get(schema)?.use === 'shown') return true;
  const def = definition(schema);
  if (def.type !== 'string' || 'format' in def) return false;
  return !def.checks?.some((check) => check._zod.def.check === 'string_format');
}

function isHidden(schema: Schema): boolean {
  const use = textUse.get(schema)?.use;
  return use === 'hidden' || use === 'address';
}

/** The field of a figure that carries the mark of the whole figure; nothing for other groups. */
function carrierOf(group: object, schemas: readonly Schema[]): string | undefined {
  const uses = schemas.flatMap((schema) => textUse.get(schema) ?? []);
  return uses
    .flatMap((use) => (use.use === 'figure' ? use.carrier : []))
    .find((carrier) => carrier in group);
}

/** @param like where it is laid out differently, a value that shows which schemas it is of */
function markIn(
  value: unknown,
  schemas: readonly Schema[],
  { file, path }: Place,
  like: unknown,
): unknown {
  if (schemas.some(isHidden)) return value;
  if (typeof value === 'string')
    return schemas.some(isShown) ? value + markOf({ file, path }) : value;
  if (typeof value !== 'object' || value === null) return value;
  const inner = (key: string | number, item: unknown) => {
    const next = schemas.flatMap((schema) => childSchema(schema, key) ?? []);
    const model = isLaidOutFreely(item) ? item : (valueAt(like, [key]) ?? item);
    const plain = next.flatMap((schema) => plainSchemas(schema, model));
    if (item === null) return untranslated(model, plain, { file, path: [...path, key] });
    return markIn(item, plain, { file, path: [...path, key] }, model);
  };
  if (Array.isArray(value)) return value.map((item, i) => inner(i, item));
  const carrier = carrierOf(value, schemas);
  if (carrier !== undefined) {
    const text = String((value as Record<string, unknown>)[carrier]);
    return { ...value, [carrier]: text + markOf({ file, path }) };
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inner(key, item)]));
}

const NOT_TRANSLATED = 'Not translated yet: ';

/** What is not translated, in English. Each text of it carries the place of the whole. */
function untranslated(english: unknown, schemas: readonly Schema[], place: Place): unknown {
  let note = NOT_TRANSLATED;
  return deep(markIn(english, schemas, { file: place.file, path: [] }, english), (text) => {
    if (marksIn(text) === '') return text;
    const noted = note + withoutMarks(text) + markOf(place);
    note = '';
    return noted;
  });
}

/** Words of a translation, whose links change places. */
const isLaidOutFreely = (item: unknown) => typeof item !== 'object' || isRunningText(item);

/**
 * A content module whose texts and figures carry their place.
 * @param like for a translation: the English content, which has the kinds of its sections
 */
export function mark<T>(content: T, schema: Schema, file: string, like: unknown = content): T {
  const marked = markIn(content, plainSchemas(schema, like), { file, path: [] }, like) as T;
  // While editing, an unfinished translation is a page like any other.
  return isPlain(marked) && 'unfinished' in marked ? { ...marked, unfinished: undefined } : marked;
}

type Any = (...values: never[]) => unknown;

/** `Date` objects and React elements, for example, are passed on unchanged. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A value with all its texts changed, and those that functions in it return. */
const deep = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (typeof value === 'function')
    return (...values: never[]) => deep((value as Any)(...values), change);
  if (Array.isArray(value)) return value.map((item) => deep(item, change));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deep(item, change)]));
};

const cleaned = new WeakMap<object, unknown>();

/** Memoized: the same site is passed to many functions for each page. */
function cleanedOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return deep(value, withoutMarks);
  if (!cleaned.has(value)) cleaned.set(value, deep(value, withoutMarks));
  return cleaned.get(value);
}

/** A function whose arguments and result have no marks. */
export const clean = <F extends Any>(work: F): F =>
  ((...values: Parameters<F>) =>
    deep(work(...(values.map(cleanedOf) as Parameters<F>)), withoutMarks)) as F;

/** A function that puts a figure into words: the words carry the figure's place. */
export const carry = <F extends (...values: never[]) => string>(work: F): F =>
  ((...values: Parameters<F>) => {
    let marks = '';
    const bare = deep(values, (text) => {
      marks += marksIn(text);
      return withoutMarks(text);
    });
    return work(...(bare as Parameters<F>)) + marks;
  }) as F;

type Piece = { text: string };

/** A function that cuts a text into pieces. A marked text stays in one, so that it is edited as one. */
export const whole =
  <P extends Piece, Rest extends unknown[]>(cut: (text: string, ...rest: Rest) => P[]) =>
  (text: string, ...rest: Rest): (P | Piece)[] => {
    const pieces = cut(withoutMarks(text), ...rest);
    const marks = marksIn(text);
    return marks ? [{ text: pieces.map((piece) => piece.text).join('') + marks }] : pieces;
  };
