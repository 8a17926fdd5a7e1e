import type { z } from 'zod';
import { childSchema, definition, plainSchemas } from '../content/schemas';
import { valueAt } from '../content/walk';
import { markOf, marksIn, type Place, withoutMarks } from './place';
import { deep, isPlain } from './wrap';

type Schema = z.core.$ZodType;

/** How the texts of a schema are used, where its type does not say it. */
export type TextUse =
  /** Not free text, but pages show it as it is. */
  | { use: 'shown' }
  /** Not shown, or compared with another text. */
  | { use: 'hidden' | 'address' }
  /** A group that pages show as one figure. `carrier` is the field that carries its mark. */
  | { use: 'figure'; carrier: string };

/** What marking needs to know about a site. */
export type MarkTerms = {
  textUseOf(schema: Schema): TextUse | undefined;
  /** Whether a list is one text, in pieces such as links. */
  isRunningText(value: unknown): boolean;
};

/** Texts of a translation with the English ones in place of those that are missing. */
function withEnglish(texts: unknown, english: unknown): unknown {
  if (texts === null) return english;
  if (!isPlain(texts)) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, inner]) => [key, withEnglish(inner, valueAt(english, [key]))]),
  );
}

const NOT_TRANSLATED = 'Not translated yet: ';

/**
 * Makes the function that the edit mode's loader wraps content modules with: their texts carry their
 * place. Builds contain none of this.
 */
export function createMark({ textUseOf, isRunningText }: MarkTerms) {
  /** Whether a text of this schema is shown as it is written. */
  function isShown(schema: Schema): boolean {
    if (textUseOf(schema)?.use === 'shown') return true;
    const def = definition(schema);
    if (def.type !== 'string' || 'format' in def) return false;
    return !def.checks?.some((check) => check._zod.def.check === 'string_format');
  }

  function isHidden(schema: Schema): boolean {
    const use = textUseOf(schema)?.use;
    return use === 'hidden' || use === 'address';
  }

  /** The field of a figure that carries the mark of the whole figure; nothing for other groups. */
  function carrierOf(group: object, schemas: readonly Schema[]): string | undefined {
    const uses = schemas.flatMap((schema) => textUseOf(schema) ?? []);
    return uses
      .flatMap((use) => (use.use === 'figure' ? use.carrier : []))
      .find((carrier) => carrier in group);
  }

  /** @param like decides between alternative schemas: for a translation, its English content */
  function markIn(
    value: unknown,
    schemas: readonly Schema[],
    { file, path }: Place,
    like: unknown,
  ): unknown {
    if (schemas.some(isHidden)) return withEnglish(value, like);
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

  /** The English texts of an untranslated entry, each with the place of the whole entry. */
  function untranslated(english: unknown, schemas: readonly Schema[], place: Place): unknown {
    let note = NOT_TRANSLATED;
    return deep(markIn(english, schemas, { file: place.file, path: [] }, english), (text) => {
      if (marksIn(text) === '') return text;
      const noted = note + withoutMarks(text) + markOf(place);
      note = '';
      return noted;
    });
  }

  /** Whether a translation may lay a value out differently: in running text, links change places. */
  const isLaidOutFreely = (item: unknown) => typeof item !== 'object' || isRunningText(item);

  /**
   * A content module whose texts and figures carry their place.
   * @param like for a translation: the English content, which has the kinds of its sections
   */
  function mark<T>(content: T, schema: Schema, file: string, like: unknown = content): T {
    const marked = markIn(content, plainSchemas(schema, like), { file, path: [] }, like) as T;
    // While editing, an unfinished translation is a page like any other.
    return isPlain(marked) && 'unfinished' in marked
      ? { ...marked, unfinished: undefined }
      : marked;
  }

  return mark;
}
