import type { Redirect } from '@/content/schema/redirects';
import { addressesOfFile } from '@/lib/pages/registry';
import type { ContentFile } from '../content-source/content-file';
import type { Problem } from '../content-source/problem';
import { REDIRECTS } from './redirects';

/** A page's file and its addresses: its own first, then its aliases. */
type Addressed = { file: string; paths: readonly string[] };

/** The addresses of the pages that these files make. Their content must fit its schema. */
export function addressesIn(files: readonly ContentFile[]): Addressed[] {
  return files.flatMap(({ file, content }) => {
    const addresses = addressesOfFile(file, content);
    return addresses ? [{ file, paths: addresses.paths }] : [];
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

/** Redirects of addresses that have a page, and addresses that are redirected twice. */
export function faultyRedirects(
  files: readonly ContentFile[],
  pages: readonly Addressed[],
): Problem[] {
  const record = files.find(({ file }) => file === REDIRECTS);
  const redirects = (record?.content ?? []) as readonly Redirect[];
  return redirects.flatMap(({ from }, i) => {
    const owner = pages.find(({ paths }) => paths.includes(from));
    const isRepeated = redirects.findIndex((other) => other.from === from) < i;
    const found = owner ? `${from} is the address of ${owner.file}` : `${from} is listed twice`;
    if (!owner && !isRepeated) return [];
    return [{ file: REDIRECTS, field: [i, 'from'], found, fix: 'remove this entry' }];
  });
}
