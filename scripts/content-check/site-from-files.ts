import { singleFiles } from '@/content/schema/single-files';
import type { SiteContent } from '@/content/schema/site-content';
import { collectionNames } from '@/lib/collections/collections';
import { folderAndSlug } from '@/lib/pages/page-files';
import type { ContentFile } from './content-file';

function collectionsOf(files: readonly ContentFile[]) {
  const collections = Object.fromEntries(
    collectionNames.map((name): [string, Record<string, unknown>] => [name, {}]),
  );
  const pages = files.map(({ file, content }) => ({ at: folderAndSlug(file) ?? [], content }));
  // In the order of their names, as the site has them: an edited file is the last one here.
  for (const { at, content } of pages.toSorted((a, b) => (`${a.at}` < `${b.at}` ? -1 : 1))) {
    const [folder = '', slug = ''] = at;
    const collection = collections[folder];
    if (collection) collection[slug] = content;
  }
  return collections;
}

/** The files must be valid. @returns undefined if one that every site needs is missing */
export function contentFrom(files: readonly ContentFile[]): SiteContent | undefined {
  const byFile = new Map(files.map(({ file, content }) => [file, content]));
  const fields = Object.entries(singleFiles).map(([field, { file }]) => [
    field,
    byFile.get(`content/${file}.ts`),
  ]);
  if (fields.some(([, content]) => content === undefined)) return undefined;
  // Each file has passed the schema of its field.
  return {
    language: 'en',
    languageName: 'English',
    ...Object.fromEntries(fields),
    collections: collectionsOf(files),
  } as SiteContent;
}
