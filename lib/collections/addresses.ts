import { type CollectionName, collectionOf } from './collections';
import type { Addresses, PageContent } from './entry';

/** The addresses of a page, by its collection, the name of its file, and its aliases. */
export function addressesOf(
  name: CollectionName,
  slug: string,
  { aliases = [] }: Pick<PageContent, 'aliases'>,
): Addresses {
  const collection = collectionOf(name);
  const path = collection.path(slug);
  const canonical = collection.canonical?.(slug) ?? path;
  return { path, canonical, paths: [...new Set([path, canonical, ...aliases])] };
}
