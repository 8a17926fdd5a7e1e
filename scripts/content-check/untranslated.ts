import { lineOf, type Path } from '../content-source/read';
import type { ContentFile } from './content-file';
import { placeInWords } from './place';
import type { FieldPath, Problem } from './problem';
import { byName, type TranslationFile } from './translation-files';
import { valueAt } from './walk';

/** The entries of lists that texts mark as untranslated. */
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

/** Whether a page has texts to be written before visitors get it. */
export const isUnfinished = (texts: unknown): boolean =>
  (texts as { unfinished?: unknown }).unfinished === true;

function unfinishedPage({ file, texts }: TranslationFile): Problem {
  const left = untranslatedIn(texts).length;
  return {
    ...{ file, field: [], found: `is unfinished (${left} to translate): visitors get English` },
    fix: 'write what is `null`, or click it in `npm run edit`; then delete `unfinished`',
  };
}

/** What is to be translated, each entry with its place: nothing to stop anyone for. */
export function untranslatedTexts(
  files: readonly ContentFile[],
  translations: readonly TranslationFile[],
): Problem[] {
  const english = byName(files);
  return translations.flatMap((translation) => {
    const { file, texts, source, english: name } = translation;
    if (isUnfinished(texts)) return [unfinishedPage(translation)];
    return untranslatedIn(texts).map((field) => ({
      ...{ file, field, line: lineOf(source, field as Path) },
      place: placeInWords(field, english.get(name)?.content),
      found: 'is not translated yet, so its page leaves it out',
      fix: 'write it in place of `null`, or click it in `npm run edit`',
    }));
  });
}
