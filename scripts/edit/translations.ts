import { translated, withEveryEntry } from '@/lib/languages/translated';
import type { ContentFile } from '../content-check/content-file';
import type { Problem } from '../content-check/problem';
import { textUnits } from '../content-check/translated-texts';
import { isAbove, textsAlone } from '../content-check/translation-draft';
import {
  byName,
  isTranslation,
  readTranslation,
  type TranslationFile,
} from '../content-check/translation-files';
import { translationProblems } from '../content-check/translations';
import { untranslatedEntry } from '../content-check/untranslated';
import { valueAt } from '../content-check/walk';
import type { Path } from '../content-source/read';
import { languageFolders } from '../language-folders.mjs';
import { type Field, fieldAt } from './fields';
import { begun, textForm } from './text-form';

const isRead = (read: TranslationFile | Problem): read is TranslationFile => 'texts' in read;

/**
 * What is wrong in the files of texts among these, each by itself: problems of other translations do
 * not stop who edits one.
 * @param files the English content, which must be valid
 */
export function problemsOfTexts(
  instead: Readonly<Record<string, string | null>>,
  files: readonly ContentFile[],
  root: string,
): Problem[] {
  const edited = Object.entries(instead).flatMap(([file, text]) =>
    isTranslation(file) && text !== null ? [readTranslation(root, file, text)] : [],
  );
  if (edited.length === 0) return [];
  const broken = edited.filter((read): read is Problem => !isRead(read));
  if (broken.length > 0) return broken;
  const problems = translationProblems(files, edited.filter(isRead), languageFolders);
  return problems.filter(({ file }) => file in instead);
}

/**
 * A field of a file of texts, as that of the English file with these texts. Its lists are as long as
 * the English ones, so only pieces of running text can be added or removed.
 * @param text the source of the file, if it is not as saved
 */
export function fieldOfTexts(
  file: string,
  path: Path,
  files: readonly ContentFile[],
  root: string,
  text?: string,
): Field | undefined {
  const read = readTranslation(root, file, text);
  const english = isRead(read) && byName(files).get(read.english);
  if (!english) return undefined;
  const { texts } = read as TranslationFile;
  const units = textUnits(english.content, english.schema);
  const content = translated(english.content, withEveryEntry(texts));
  const at = (untranslatedEntry(texts, path) ?? path) as Path;
  const field = fieldAt({ ...english, content }, at, files);
  if (!field) return undefined;
  const around = field.around.filter(({ entry }) => entry === 'piece');
  const isNew = valueAt(texts, at) === null;
  // A text, or a piece of one.
  if (!isNew && units.some((unit) => isAbove(unit.field, at))) return { ...field, around };
  const schema = textForm(english, units, at, files);
  const value = valueAt(texts, at);
  const draft = isNew ? { draft: begun(textsAlone(english.content, units, at)) } : {};
  return { ...field, around, schema, value, ...draft };
}
