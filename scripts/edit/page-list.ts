import path from 'node:path';
import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { isUnfinished, untranslatedIn } from '@nectarine/edit-mode/content/untranslated';
import { groupsIn } from '@nectarine/edit-mode/content/walk';
import type { Listed, Translated } from '@nectarine/edit-mode/edited-site';
import { addressesOf } from '../../lib/collections/addresses';
import { collectionOf, isCollection } from '../../lib/collections/collections';
import { folderAndSlug } from '../../lib/pages/page-files';
import { placeInWords } from '../content-check/place';
import type { TranslationFile } from '../translations/translation-files';

/** The path of a file's page, even if deleted; undefined for other files. */
export function pathOfFile(file: string): string | undefined {
  const [folder = '', slug = ''] = folderAndSlug(file) ?? [];
  return isCollection(folder) ? collectionOf(folder).path(slug) : undefined;
}

/** A page, all its addresses, and the page above it. */
export type Addresses = { id: string; paths: readonly string[]; parent: string };

/** The addresses of the page that a file makes; undefined for other files. */
export function addressesOfFile(
  file: string,
  files: readonly ContentFile[],
): Addresses | undefined {
  const [folder = '', slug = ''] = folderAndSlug(file) ?? [];
  const page = files.find((other) => other.file === file);
  if (!page || page.page === null || !isCollection(folder)) return undefined;
  const { paths } = addressesOf(folder, slug, page.content as { aliases?: string[] });
  return { id: page.page, paths, parent: collectionOf(folder).parents.at(-1) ?? 'home' };
}

/** The address of a page in another language. */
function versionOf({ file, language, texts }: TranslationFile): Translated {
  const { address } = texts as { address: string };
  const path = address === '' ? `/${language}` : `/${language}/${address}`;
  return { file, path, language, left: isUnfinished(texts) ? untranslatedIn(texts).length : 0 };
}

/** The languages in which a page has a note that it is in English only. */
function languagesLeftOut(content: unknown): string[] {
  return groupsIn(content)
    .filter(({ field }) => field.at(-2) === 'inOtherLanguages')
    .map(({ group }) => group.language as string);
}

/** The languages into which a page can be translated, and is not yet. */
function untranslatedLanguages(
  { file, content }: ContentFile,
  translations: readonly TranslationFile[],
): string[] {
  const folder = path.dirname(file);
  const ofKind = translations.filter(({ english }) => path.dirname(english) === folder);
  const languages = new Set(ofKind.map(({ language }) => language));
  for (const { english, language } of ofKind) if (english === file) languages.delete(language);
  for (const language of languagesLeftOut(content)) languages.delete(language);
  return [...languages];
}

/** All pages by name, with their anchors and translations. */
export function listPages(
  files: readonly ContentFile[],
  translations: readonly TranslationFile[],
): Listed[] {
  return files
    .flatMap((page) => {
      const { file, page: id, content } = page;
      const path = pathOfFile(file);
      // The not-found page has an id and no path.
      if (id === null || path === undefined) return [];
      const { name } = content as { name: string };
      const places = groupsIn(content).flatMap(({ group }) =>
        typeof group.id === 'string' ? group.id : [],
      );
      const own = translations.filter(({ english }) => english === file).map(versionOf);
      const untranslated = untranslatedLanguages(page, translations);
      return [{ id, file, name, path, places, translations: own, untranslated }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Where content links to the page of this file: these links break when it is removed. */
export function linksTo(
  file: string,
  files: readonly ContentFile[],
  translations: readonly TranslationFile[],
): Problem[] {
  const id = files.find((page) => page.file === file)?.page ?? '';
  // Links name an origin by its file.
  const [folder, slug = ''] = folderAndSlug(file) ?? [];
  const origin = folder === 'routes' ? slug : undefined;
  const fieldOf = ({ page, origins }: Record<string, unknown>) => {
    if (page === id) return 'page';
    return origin && Array.isArray(origins) && origins.includes(origin) ? 'origins' : undefined;
  };
  // The sentences of a translation have links of their own; its own translation goes with the page.
  const others = translations.filter(({ english }) => english !== file);
  return [...files, ...others.map(({ file, texts }) => ({ file, content: texts }))]
    .filter((other) => other.file !== file)
    .flatMap(({ file: other, content }) =>
      groupsIn(content).flatMap(({ group, field }) => {
        const named = fieldOf(group);
        if (!named) return [];
        return {
          file: other,
          field: [...field, named],
          place: placeInWords(field, content),
          found: `links to ${file}`,
          fix: 'link to another page, or remove the link',
        };
      }),
    );
}
