import type { z } from 'zod';
import { singleFiles } from '@/content/schema/single-files';
import type { SiteContent } from '@/content/schema/site-content';
import { collectionNames, collections } from '@/lib/collections/collections';
import { folderAndSlug, pageIdOf } from '@/lib/pages/page-files';

/** A file of content, `content/help/faq.ts`, and the id of its page, if it makes one. */
export type ContentFile = {
  file: string;
  page: string | null;
  schema: z.ZodType;
  content: unknown;
};

const singles = Object.entries(singleFiles).map(([field, { file, schema }]) => ({
  field: field as keyof typeof singleFiles,
  file: `content/${file}.ts`,
  schema,
}));

/** The files that a site is made of, those that make no page first. */
export const filesOf = (content: SiteContent): ContentFile[] => [
  ...singles.map(({ field, ...file }) => ({ ...file, page: null, content: content[field] })),
  ...collectionNames.flatMap((name) =>
    Object.entries(content.collections[name]).map(([slug, page]) => ({
      file: `content/${name}/${slug}.ts`,
      page: pageIdOf(name, slug),
      schema: collections[name].schema,
      content: page,
    })),
  ),
];

type Files = readonly Pick<ContentFile, 'file' | 'content'>[];

/** The pages of all collections, in the order of their names: an edited file is the last one here. */
function collectionsFrom(files: Files): SiteContent['collections'] {
  const pages = files.map(({ file, content }) => ({ at: folderAndSlug(file), content }));
  const sorted = pages.toSorted((a, b) => (`${a.at}` < `${b.at}` ? -1 : 1));
  const all = collectionNames.map((name) => {
    const own = sorted.filter(({ at }) => at?.[0] === name);
    return [name, Object.fromEntries(own.map(({ at, content }) => [at?.[1], content]))];
  });
  return Object.fromEntries(all);
}

/** The English content of a site from valid files; undefined if one that every site needs is missing. */
export function contentFrom(files: Files): SiteContent | undefined {
  const byFile = new Map(files.map(({ file, content }) => [file, content]));
  if (singles.some(({ file }) => byFile.get(file) === undefined)) return undefined;
  return {
    language: 'en',
    languageName: 'English',
    collections: collectionsFrom(files),
    ...Object.fromEntries(singles.map(({ field, file }) => [field, byFile.get(file)])),
  } as SiteContent;
}
