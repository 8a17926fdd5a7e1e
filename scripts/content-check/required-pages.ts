import type { PageId } from '@/content/page-ids.generated';
import { collectionNames, collectionOf } from '@/lib/collections/collections';
import { fileOfPage } from '@/lib/pages/page-files';
import type { ContentFile } from '../content-source/content-file';
import type { Problem } from '../content-source/problem';

/** Pages that components and tools link to, whatever the content is. */
const namedInCode: readonly PageId[] = [
  'home',
  'contact',
  'tracking',
  'get-quote',
  'newsletter',
  'membership',
  'help/faq',
  'help/prohibited-items',
  'about/editorial',
  'help/shipping-tools',
  'help/landed-cost',
  'help/report-issue',
  'help/file-claim',
];

/** Pages without which the site cannot be built: those named in code, and those above others. */
export const requiredPages: ReadonlySet<string> = new Set([
  ...namedInCode,
  ...collectionNames.flatMap((name) => collectionOf(name).parents),
]);

/** Required pages that a whole site lacks. Some checks get a few files only, without the home page. */
export function missingPages(files: readonly ContentFile[]): Problem[] {
  const ids = new Map(files.map(({ file, page }) => [page as string | null, file]));
  if (!ids.has('home')) return [];
  return [...requiredPages]
    .filter((id) => !ids.has(id))
    .map((id) => ({
      file: fileOfPage(id),
      field: [],
      found: 'is missing, and the site cannot be built without this page',
      fix: 'keep the page; only an engineer can remove it',
    }));
}
