import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { translationOf } from '@nectarine/edit-mode/content/languages';
import { collectionOf, isCollection } from '@/lib/collections/collections';
import { folderAndSlug, pageIdOf } from '@/lib/pages/page-files';
import { isReadable, readContentFiles } from '../content-check/content-files';
import { siteFrom } from '../content-check/site-from-files';
import { languageFolders } from '../language-folders.mjs';
import { draftOf } from './translation-draft';

/**
 * Writes the files that a language still needs. Those that are not pages begin with the English
 * texts. The pages that every language must have begin without texts, so that each can be finished
 * on its own, and with their English addresses.
 * @param language BCP 47: `fr`
 * @returns the files that it wrote, from the root
 * @throws Error if the English content has problems
 */
export async function beginLanguage(root: string, language: string): Promise<string[]> {
  const files = (await readContentFiles(root)).filter(isReadable);
  const site = siteFrom(files);
  if (!site) throw new Error('The English content has problems: run `npm run check:content`');
  return files.flatMap((english) => {
    const own = translationOf(english.file, language);
    const [folder = '', slug = ''] = folderAndSlug(english.file) ?? [];
    const isOfPage = isCollection(folder);
    const isNeeded = isOfPage
      ? collectionOf(folder).inEveryLanguage(slug)
      : languageFolders.some((other) =>
          existsSync(path.join(root, translationOf(english.file, other))),
        );
    if (!isNeeded || existsSync(path.join(root, own))) return [];
    const address = isOfPage
      ? site.pageById(pageIdOf(folder, slug) as never).canonical.slice(1)
      : '';
    mkdirSync(path.dirname(path.join(root, own)), { recursive: true });
    const texts = isOfPage ? 'none' : 'english';
    writeFileSync(path.join(root, own), draftOf(english, own, { address, texts }));
    return [own];
  });
}
