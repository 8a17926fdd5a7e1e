import type { FieldPath } from './problem';
import { valueAt } from './walk';

/** The paths at which a translation has `null`: what is not translated yet. */
export function untranslatedIn(texts: unknown, field: FieldPath = []): FieldPath[] {
  if (texts === null) return [field];
  if (typeof texts !== 'object') return [];
  return Object.entries(texts).flatMap(([key, inner]) =>
    untranslatedIn(inner, [...field, Array.isArray(texts) ? Number(key) : key]),
  );
}

/** The untranslated entry that a field is, or is part of. */
export function untranslatedEntry(texts: unknown, field: FieldPath): FieldPath | undefined {
  const length = field.findIndex((_, i) => valueAt(texts, field.slice(0, i + 1)) === null) + 1;
  return length > 0 ? field.slice(0, length) : undefined;
}

export const isUntranslated = (texts: unknown, field: FieldPath): boolean =>
  untranslatedEntry(texts, field) !== undefined;

/** Whether a page lacks texts, so that visitors do not get it yet. */
export const isUnfinished = (texts: unknown): boolean =>
  (texts as { unfinished?: unknown }).unfinished === true;
