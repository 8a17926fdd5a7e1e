import { valueIn } from '../edit/source/read';
import { insertItem, removeItem, setValue } from '../edit/source/write';

/** The file with the addresses of deleted pages. */
export const REDIRECTS = 'content/redirects.ts';

/** Sends visitors of a deleted page, and of what led to it, to `page`. Not formatted. */
export function withRedirects(
  source: string,
  deleted: { id: string; paths: readonly string[] },
  page: string,
): string {
  const known = valueIn(source) as { from: string; page: string }[];
  const relinked = known.reduce(
    (text, entry, i) => (entry.page === deleted.id ? setValue(text, [i, 'page'], page) : text),
    source,
  );
  const fresh = deleted.paths.filter((path) => !known.some(({ from }) => from === path));
  return fresh.reduce(
    (text, from, i) => insertItem(text, [], known.length + i, { from, page }),
    relinked,
  );
}

/** Removes the redirects of addresses that have a page again, as after an undo. */
export function withoutRedirects(source: string, paths: readonly string[]): string {
  const known = valueIn(source) as { from: string }[];
  return known
    .map(({ from }, i) => (paths.includes(from) ? i : -1))
    .filter((i) => i >= 0)
    .toReversed()
    .reduce((text, i) => removeItem(text, [], i), source);
}
