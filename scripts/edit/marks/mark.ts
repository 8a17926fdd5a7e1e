/**
 * What the loader wraps modules in while the site is being edited: texts of the content carry their
 * place, and functions that calculate with texts get them without it. Builds contain none of this.
 */
import type { z } from 'zod';
import { selectFields } from '../../../content/schema/form-fields';
import { childSchema, definition, plainSchemas } from '../../content-check/known-keys';
import type { Path } from '../../content-source/read';
import { markOf, marksIn, withoutMarks } from './place';

type Schema = z.core.$ZodType;

/** Days, hours, phone numbers and mailboxes are not free text, but pages show them. */
const facts = [
  ...['date', 'published', 'updated', 'validAsOf', 'asOf', 'opens', 'closes'],
  ...['display', 'phone', 'chat', 'info', 'support'],
];

/** Groups that are shown as one figure: money, times, percentages. One of their texts has the mark. */
const figureTexts = ['amount', 'unit', 'code'];
const figureFields = ['amount', 'currency', 'from', 'to', 'value', 'unit', 'code'];

/** The field of a figure that carries the mark of the whole figure; undefined for other groups. */
function carrierOf(group: object): string | undefined {
  const keys = Object.keys(group);
  if (!keys.every((key) => figureFields.includes(key))) return undefined;
  return figureTexts.find((key) => keys.includes(key));
}

/** Texts that are compared, sent, or not shown on the page. */
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
  ...Object.values<Readonly<Record<string, string>>>(selectFields).flatMap(Object.values<string>),
];

/** Whether a text of this schema is shown as it is written. */
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
  const carrier = carrierOf(value);
  if (carrier !== undefined) {
    const text = String((value as Record<string, unknown>)[carrier]);
    return { ...value, [carrier]: text + markOf({ file, path }) };
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inner(key, item)]));
}

/** A content module whose texts and figures carry their place. */
export const mark = <T>(content: T, schema: Schema, file: string): T =>
  markIn(content, plainSchemas(schema, content), [], file) as T;

/** `Date` objects and React elements, for example, are passed on unchanged. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const deep = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => deep(item, change));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deep(item, change)]));
};

type Any = (...values: never[]) => unknown;

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
