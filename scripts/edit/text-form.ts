import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { valueAt } from '@nectarine/edit-mode/content/walk';
import { fieldAt } from '@nectarine/edit-mode/forms/fields';
import type { Path } from '@nectarine/edit-mode/source/read';
import { isRunningText } from '@/lib/languages/translated';
import { isFree } from '../content-check/free-lists';
import { entryName } from '../content-check/place';
import type { TextUnit } from '../translations/translated-texts';
import { isAbove } from '../translations/translation-draft';
import { formTerms } from './form-terms';

type Json = { title?: string; [key: string]: unknown };

/** The schema of a part without texts: the form does not show it, and keeps it as it is. */
const NOTHING: Json = { type: 'object', properties: {}, required: [] };

type Piece = string | { text?: string; strong?: string; abbr?: string };

/** A text without its links. */
export const wordsOf = (text: unknown): string =>
  typeof text === 'string'
    ? text
    : (text as Piece[])
        .map((piece) =>
          typeof piece === 'string' ? piece : (piece.text ?? piece.strong ?? piece.abbr ?? ''),
        )
        .join('');

const groupOf = (properties: Record<string, Json>): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

/**
 * The JSON schema of a form with the texts of a translation from a place on, each with the English
 * text next to it. Everything else is inherited, and is not in the form.
 */
export function textForm(
  english: ContentFile,
  units: readonly TextUnit[],
  path: Path,
  files: readonly ContentFile[],
): Json {
  const inside = (at: Path): Json => {
    const unit = units.find(({ field }) => field.length === at.length && isAbove(field, at));
    if (unit) {
      const schema = fieldAt(english, at, formTerms(files))?.schema as Json;
      return { ...schema, english: wordsOf(unit.text) };
    }
    if (!units.some(({ field }) => isAbove(at, field))) return NOTHING;
    const value = valueAt(english.content, at);
    if (isFree(at)) {
      const schema = fieldAt(english, at, formTerms(files))?.schema as Json;
      return { ...schema, english: (value as unknown[]).join(', ') };
    }
    if (!Array.isArray(value)) {
      const keys = Object.keys(value as object).map((key): [string, Json] => [
        key,
        inside([...at, key]),
      ]);
      return groupOf(Object.fromEntries(keys.filter(([, schema]) => schema !== NOTHING)));
    }
    const name = entryName(at.at(-1), valueAt(english.content, at.slice(0, -1)));
    return {
      type: 'array',
      prefixItems: value.map((_, i) => ({ ...inside([...at, i]), title: `${name} ${i + 1}` })),
    };
  };
  return inside(path);
}

/** The texts of a new translation: empty, but with links and figures where English has them. */
export function begun(texts: unknown): unknown {
  if (typeof texts === 'string') return /\{[^}]*\}/.test(texts) ? texts : '';
  if (typeof texts !== 'object' || texts === null || isRunningText(texts)) return texts;
  if (Array.isArray(texts)) return texts.map(begun);
  return Object.fromEntries(Object.entries(texts).map(([key, inner]) => [key, begun(inner)]));
}
