import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { languageFolders } from '../language-folders.mjs';
import { readGlossary, wrongTerms } from './glossary';
import { languageProblems } from './languages';
import type { TranslationFile } from './translation-files';
import { translationProblems } from './translations';

/**
 * The problems of these translations. Unreadable ones are reported alone, because the others may
 * depend on them.
 * @param files the English content, which must be valid
 */
export function checkTranslations(
  files: readonly ContentFile[],
  read: readonly (TranslationFile | Problem)[],
  root: string,
): Problem[] {
  const broken = read.filter((one): one is Problem => !('texts' in one));
  if (broken.length > 0) return broken;
  const translations = read.filter((one) => 'texts' in one);
  // No page of a language can be built without these, so the rest is not checked.
  const lacking = languageProblems(files, languageFolders, root);
  if (lacking.length > 0) return lacking;
  const glossaries = new Map(languageFolders.map((name) => [name, readGlossary(root, name)]));
  return [
    ...translationProblems(files, translations, languageFolders),
    ...translations.flatMap((one) => wrongTerms(one, glossaries.get(one.language) ?? [])),
  ];
}
