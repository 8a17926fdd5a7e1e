import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { translationOf } from '@nectarine/edit-mode/content/languages';
import { collectionOf, isCollection } from '../../../lib/collections/collections';
import { folderAndSlug } from '../../../lib/pages/page-files';
import { draftOf } from '../../translations/translation-draft';
import type { TranslationFile } from '../../translations/translation-files';

/** The address of a new page in another language: below those of its kind, by its English name. */
function addressFor(file: string, translations: readonly TranslationFile[]): string {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const [, slug = ''] = /([^/]+)\.ts$/.exec(file) ?? [];
  const above = translations
    .filter((other) => other.file.startsWith(folder))
    .map(({ texts }) => (texts as { address: string }).address.split('/').slice(0, -1).join('/'));
  const counts = new Map<string, number>();
  for (const one of above) counts.set(one, (counts.get(one) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [''];
  return usual ? `${usual}/${slug}` : slug;
}

/** The file of a page's texts in another language and its source, with nothing translated yet. */
export function begunTranslation(
  english: ContentFile,
  language: string,
  translations: readonly TranslationFile[],
): Record<string, string> {
  const own = translationOf(english.file, language);
  const address = addressFor(own, translations);
  return { [own]: draftOf(english, own, { address, texts: 'none' }) };
}

/** Whether a page has to exist in every language: such a page gets its translations at once. */
export function isInEveryLanguage(file: string): boolean {
  const [folder = '', slug = ''] = folderAndSlug(file) ?? [];
  return isCollection(folder) && collectionOf(folder).inEveryLanguage(slug);
}
