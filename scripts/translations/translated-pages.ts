import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { translationOf } from '@nectarine/edit-mode/content/languages';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { isUnfinished } from '@nectarine/edit-mode/content/untranslated';
import { collectionOf, isCollection } from '@/lib/collections/collections';
import { folderAndSlug } from '@/lib/pages/page-files';
import { isReservedPath } from '../content-check/reserved-names';
import { nameOf } from '../content-check/wording';
import { isPage, type TranslationFile } from './translation-files';

/** Pages of a language with the same address. */
export function sharedAddresses(translations: readonly TranslationFile[]): Problem[] {
  const owners = new Map<string, string>();
  return translations.filter(isPage).flatMap(({ file, language, texts }) => {
    const { address, aliases = [] } = texts as { address: string; aliases?: string[] };
    return [address, ...aliases].flatMap((own) => {
      const path = `${language}/${own}`;
      const other = owners.get(path);
      owners.set(path, file);
      if (!/^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(own)) {
        const fix = 'use small letters, digits and hyphens between single slashes';
        return [{ file, field: ['address'], found: `is ${nameOf(own)}`, fix }];
      }
      if (isReservedPath(`/${path}`))
        return [
          { file, field: ['address'], found: 'is a reserved address', fix: 'choose another' },
        ];
      if (!other) return [];
      return [
        { file, field: ['address'], found: `is that of ${other} too`, fix: 'choose another' },
      ];
    });
  });
}

/** Pages that must have a text in every language, and have none in one. */
export function missingPages(
  files: readonly ContentFile[],
  languages: readonly string[],
  translations: readonly TranslationFile[],
): Problem[] {
  const existing = new Set(translations.map(({ file }) => file));
  return files.flatMap(({ file }) => {
    const [folder = '', slug = ''] = folderAndSlug(file) ?? [];
    if (!isCollection(folder) || !collectionOf(folder).inEveryLanguage(slug)) return [];
    return languages
      .map((language) => translationOf(file, language))
      .filter((own) => !existing.has(own))
      .map((own) => ({
        file: own,
        field: [],
        found: 'is missing',
        fix: `run \`npm run translate -- ${own}\`, and translate what it writes`,
      }));
  });
}

/** A problem for each page that no native speaker has confirmed. Only a release requires it. */
export const unconfirmedPages = (translations: readonly TranslationFile[]): Problem[] =>
  translations
    .filter((page) => isPage(page) && !isUnfinished(page.texts))
    .filter(({ texts }) => (texts as { confirmed?: unknown }).confirmed !== true)
    .map(({ file }) => ({
      ...{ file, field: [], found: 'is to be confirmed by a native speaker' },
      fix: 'let one read and correct it, then add `confirmed: true`',
    }));
