import { folderAndSlug } from '@/lib/pages/page-files';
import type { ContentFile } from '../content-source/content-file';
import { languages } from '../content-source/languages.mjs';
import type { Problem } from '../content-source/problem';
import { slugOf } from '../content-source/slug';

/** Names that hosts, the export or Windows treat specially. */
const everywhere = /^(?:index|404|500|con|prn|aux|nul|com\d|lpt\d)$/;

/** Folders of the exported site, among them those of the pages in other languages. */
const atTop = ['fonts', 'icons', 'lists', 'page', 'static', 'uploads', ...languages];

/** Whether a page of this name could not be reached, or would hide something else. */
export function isReserved(folder: string, slug: string): boolean {
  return everywhere.test(slug) || (folder === 'pages' && atTop.includes(slug));
}

/** Whether an address such as `/static` belongs to something else, or could not be reached. */
export const isReservedPath = (path: unknown): boolean => {
  const segments = String(path).split('/').slice(1);
  return (
    segments.some((segment) => everywhere.test(segment)) ||
    (segments.length === 1 && atTop.includes(segments[0] ?? ''))
  );
};

export function reservedNames(files: readonly ContentFile[]): Problem[] {
  return files.flatMap(({ file, page, content }) => {
    const [folder, slug] = folderAndSlug(file) ?? [];
    if (page === null || !folder || !slug) return [];
    const { aliases } = content as { aliases?: unknown };
    const paths: unknown[] = Array.isArray(aliases) ? aliases : [];
    const own = { file, field: [], found: `"${slug}" is a reserved name`, fix: 'rename the file' };
    const meant = slugOf(slug, slug.length);
    const unlike = {
      ...own,
      found: `"${slug}" would be part of an address, which has small letters, digits and single hyphens`,
      fix: `rename the file to ${meant || 'such a name'}.ts`,
    };
    return [
      ...(meant === slug ? [] : [unlike]),
      ...(isReserved(folder, slug) ? [own] : []),
      ...paths.flatMap((path, i) => {
        const alias = { file, field: ['aliases', i], found: 'is a reserved address' };
        return isReservedPath(path) ? [{ ...alias, fix: 'choose another' }] : [];
      }),
    ];
  });
}
