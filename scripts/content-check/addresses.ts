import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { addressesOf } from '@/lib/collections/addresses';
import { isCollection } from '@/lib/collections/collections';
import { folderAndSlug } from '@/lib/pages/page-files';

/** A page's file and its addresses: its own first, then its aliases. */
type Addressed = { file: string; paths: readonly string[] };

/** The addresses of the pages that these files make. Their content must fit its schema. */
export function addressed(files: readonly ContentFile[]): Addressed[] {
  return files.flatMap(({ file, content }) => {
    const [folder = '', slug = ''] = folderAndSlug(file) ?? [];
    if (!isCollection(folder)) return [];
    return [{ file, paths: addressesOf(folder, slug, content as { aliases?: string[] }).paths }];
  });
}

/** Addresses that two pages claim. Of the two, the alias is the one to change. */
export function sharedAddresses(pages: readonly Addressed[]): Problem[] {
  const own = new Map(pages.map(({ file, paths: [path] }) => [path, file]));
  const aliases = pages.flatMap(({ file, paths }) =>
    paths.slice(1).map((path, i) => ({ file, path, field: ['aliases', i] })),
  );
  return aliases.flatMap(({ file, path, field }, i) => {
    const before = aliases.slice(0, i).find((alias) => alias.path === path);
    const other = own.get(path) ?? before?.file;
    if (other === undefined) return [];
    const found = `${path} is already the address of ${other}`;
    return [{ file, field, found, fix: 'remove it or choose another' }];
  });
}
