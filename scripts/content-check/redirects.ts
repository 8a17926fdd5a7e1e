import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { valueIn } from '@nectarine/edit-mode/source/read';
import { insertItem, removeItem, setValue } from '@nectarine/edit-mode/source/write';
import type { Redirect } from '@/content/schema/redirects';

/** The file with the addresses of deleted pages. */
export const REDIRECTS = 'content/redirects.ts';

/**
 * Redirects the addresses of a page that is being deleted. Redirects that led to it are updated.
 * @param source the text of `content/redirects.ts`
 * @param deleted the page with its addresses, aliases included
 * @param page the id of the page that visitors get instead
 * @returns the new text, not yet formatted
 */
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

/** Redirects of addresses that have a page, and addresses that are redirected twice. */
export function faultyRedirects(
  files: readonly ContentFile[],
  pages: readonly { file: string; paths: readonly string[] }[],
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
