/**
 * The edit mode's loader wraps functions with these, so that those that compute with texts receive
 * them without their place. Builds contain none of this.
 */

import type { Path } from '../../content-source/read';
import { translationOf } from '../model/languages';
import { marked, marksIn, withoutMarks } from './place';

type Any = (...values: never[]) => unknown;

/** `Date` objects and React elements, for example, are passed on unchanged. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Changes all texts in a value, and all that its functions return. A function with properties of its
 * own, such as the projection of a map, stays as it is.
 */
const deep = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (typeof value === 'function' && Object.keys(value).length === 0)
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

type Piece = { text: string };

const isPiece = (value: unknown): value is Piece => isPlain(value) && 'text' in value;

/**
 * A function that writes a text: its words carry the places of what they were made from. Where it
 * cuts a marked text into pieces, the text stays in one, so that it is edited as one.
 */
export const keepMark = <F extends Any>(work: F): F =>
  ((...values: Parameters<F>) => {
    let marks = '';
    const bare = deep(values, (text) => {
      marks += marksIn(text);
      return withoutMarks(text);
    });
    const words = work(...(bare as Parameters<F>));
    if (marks === '') return words;
    if (typeof words === 'string') return words + marks;
    if (!Array.isArray(words) || !words.every(isPiece)) return words;
    return [{ text: words.map(({ text }) => text).join('') + marks }];
  }) as F;

const NOT_TRANSLATED = 'Not translated yet: ';

type LookUp<Translation> = (
  translation: Translation,
  text: string,
  file: string,
  field: Path,
) => string | undefined;

/**
 * A function that looks translations up. A text that pages show carries its place; where none is
 * written yet, the English one is shown.
 */
export const translating =
  <Translation extends { language: string }>(lookUp: LookUp<Translation>) =>
  (translation: Translation, text: string, file: string, path: Path): string => {
    const bare = withoutMarks(text);
    const own = lookUp(translation, bare, file, path);
    if (marksIn(text) === '') return own ?? bare;
    const place = { file: translationOf(file, translation.language), path };
    return marked(own ?? `${NOT_TRANSLATED}${bare}`, place);
  };
