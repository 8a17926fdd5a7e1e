import type { z } from 'zod';
import { redirects } from '@/content/schema/redirects';
import { singleFiles } from '@/content/schema/single-files';
import { collections, isCollection } from '@/lib/collections/collections';
import { pageIdOf } from '@/lib/pages/page-files';

const singles = [...Object.values(singleFiles), { file: 'redirects', schema: redirects }];

/** Pages that belong to no collection. */
const pagesAlone = ['not-found'];

/** The schema of a file, and the id of the page that it makes; null if it is not a page. */
type FileSchema = { schema: z.ZodType; page: string | null };

/** Undefined for a file that is not content. @param file from the root: `content/help/faq.ts` */
export function schemaOfFile(file: string): FileSchema | undefined {
  const [, folder, slug] = /^content\/(?:([\w-]+)\/)?([\w-]+)\.ts$/.exec(file) ?? [];
  if (slug === undefined) return undefined;
  if (folder === undefined) {
    const schema = singles.find((single) => single.file === slug)?.schema;
    return schema && { schema, page: pagesAlone.includes(slug) ? slug : null };
  }
  if (!isCollection(folder)) return undefined;
  return { schema: collections[folder].schema, page: pageIdOf(folder, slug) };
}
