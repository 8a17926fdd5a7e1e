import { fileOfPage, pathOfPage, pathsOfOrigin } from '@/lib/pages/page-files';
import type { ContentFile } from './content-file';
import type { Problem } from './problem';

/** A page's addresses: its own first, then its aliases. */
type Addressed = { id: string; paths: readonly string[] };

/** The addresses of the pages that these files make. */
export function addressesOf(files: readonly ContentFile[]): Addressed[] {
  return files.flatMap(({ page: id, content }) => {
    if (id === null) return [];
    const [folder, slug = ''] = id.split('/');
    if (folder === 'routes') return [{ id, paths: pathsOfOrigin(slug) }];
    const { aliases = [] } = content as { aliases?: string[] };
    return [{ id, paths: [pathOfPage(id), ...aliases] }];
  });
}

/** Addresses that two pages claim. Of the two, the alias is the one to change. */
export function sharedAddresses(pages: readonly Addressed[]): Problem[] {
  const own = new Map(pages.map(({ id, paths: [path] }) => [path, id]));
  const aliases = pages.flatMap(({ id, paths }) =>
    paths.slice(1).map((path, i) => ({ id, path, field: ['aliases', i] })),
  );
  return aliases.flatMap(({ id, path, field }, i) => {
    const before = aliases.slice(0, i).find((alias) => alias.path === path);
    const other = own.get(path) ?? before?.id;
    if (other === undefined) return [];
    const wrong = `${path} is already the address of ${fileOfPage(other)}`;
    return [{ file: fileOfPage(id), field, wrong, mend: 'take it out or choose another' }];
  });
}
