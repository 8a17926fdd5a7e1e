import type { Redirects } from '@/content/schema/redirects';
import { valueIn } from '../content-source/read';
import { rewritten } from '../content-source/write';

export const REDIRECTS = 'content/redirects.ts';

/** Sends visitors of a deleted page, and of what led to it, to `page`. Not formatted. */
export function withRedirects(
  source: string,
  deleted: { id: string; paths: readonly string[] },
  page: string,
): string {
  const known = (valueIn(source) as Redirects).map((entry) =>
    entry.page === deleted.id ? { ...entry, page } : entry,
  );
  const fresh = deleted.paths.filter((path) => !known.some(({ from }) => from === path));
  return rewritten(source, [...known, ...fresh.map((from) => ({ from, page }))]);
}

/** Removes the redirects of addresses that have a page again, as after an undo. */
export const withoutRedirects = (source: string, paths: readonly string[]): string =>
  rewritten(
    source,
    (valueIn(source) as Redirects).filter(({ from }) => !paths.includes(from)),
  );
