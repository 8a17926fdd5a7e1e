import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { isTranslation } from '@nectarine/edit-mode/content/languages';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { untranslatedEntry } from '@nectarine/edit-mode/content/untranslated';
import { valueAt } from '@nectarine/edit-mode/content/walk';
import { type Field, fieldAt } from '@nectarine/edit-mode/forms/fields';
import { formSchema } from '@nectarine/edit-mode/forms/form-schema';
import type { Path } from '@nectarine/edit-mode/source/read';
import { translated, withEveryText } from '@/lib/languages/translated';
import { checkTranslations } from '../translations/check-translations';
import { type TextUnit, textUnits } from '../translations/translated-texts';
import { isAbove, textsAlone } from '../translations/translation-draft';
import {
  byName,
  isPage,
  readTranslation,
  readTranslations,
  type TranslationFile,
} from '../translations/translation-files';
import { formTerms } from './form-terms';
import { pageText } from './page-text';
import { begun, textForm } from './text-form';

const isRead = (read: TranslationFile | Problem): read is TranslationFile => 'texts' in read;

/**
 * What is wrong in the translations among these files, each on its own: problems of one must not
 * block the editor of another.
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
  return checkTranslations(files, edited, root).filter(({ file }) => file in instead);
}

/** What is wrong in all translations as they are saved. */
export const problemsOfAllTexts = (files: readonly ContentFile[], root: string): Problem[] =>
  checkTranslations(files, readTranslations(root), root);

/** The form of texts; that of a page begins with its address, and omits what clicks on it edit. */
function formOf(
  english: ContentFile,
  units: readonly TextUnit[],
  path: Path,
  files: readonly ContentFile[],
  isOfPage: boolean,
) {
  const form = textForm(english, units, path, files);
  if (!isOfPage || path.length > 0) return form;
  const { sections: _, ...texts } = form.properties as Record<string, unknown>;
  const { properties, required } = formSchema(
    pageText,
    formTerms(files).namesOf,
  ) as Required<JsonForm>;
  const { english: __, ...own } = properties;
  return {
    ...form,
    properties: { ...own, ...texts },
    required: [...Object.keys(texts), ...required.filter((key) => key !== 'english')],
  };
}

type JsonForm = { properties?: Record<string, unknown>; required?: string[] };

/**
 * A field of a file of texts, with the schema of the English file. Its lists are as long as the
 * English ones, so only pieces of running text can be added or removed.
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
  if (path.length > 0 && String(path[0]) in pageText.shape && isPage({ file }))
    return fieldAt({ ...english, schema: pageText, content: texts }, path, formTerms(files));
  const units = textUnits(english.content, english.schema);
  const content = translated(english.content, withEveryText(texts));
  const at = (untranslatedEntry(texts, path) ?? path) as Path;
  const field = fieldAt({ ...english, content }, at, formTerms(files));
  if (!field) return undefined;
  const around = field.around.filter(({ entry }) => entry === 'piece');
  const isNew = valueAt(texts, at) === null;
  // A text, or a piece of one. One that is missing begins with the English text.
  if (!isNew && units.some((unit) => isAbove(unit.field, at)))
    return { ...field, around, value: valueAt(texts, at), draft: field.value };
  const schema = formOf(english, units, at, files, isPage({ file }));
  const value = valueAt(texts, at);
  const draft = isNew ? { draft: begun(textsAlone(english.content, units, at)) } : {};
  return { ...field, around, schema, value, ...draft };
}
