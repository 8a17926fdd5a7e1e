/**
 * The original pages, as sent by the site before any change, kept by the browser until the changes
 * are sent for review. `since` identifies the commit that changes are counted from.
 */

import type { Listed } from '../edited-site';
import { withoutMarks } from '../marks/place';

const PREFIX = 'edit-found-';

async function keep(since: string): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== PREFIX + since) await caches.delete(name);
  const kept = await caches.open(PREFIX + since);
  const { pathname } = location;
  if (!(await kept.match(pathname))) await kept.put(pathname, await fetch(pathname));
}

/** Saves the open page, unless it has been saved before. */
export const keepOriginalPage = (since: string): Promise<void> =>
  // Failing to save the original must not prevent a change.
  keep(since).catch(console.warn);

/** The HTML of a page before and after; one is missing for a new or deleted page. */
export type Look = {
  path: string;
  name: string;
  before: string | undefined;
  after: string | undefined;
};

const htmlOf = (page: Document) => `<!doctype html>${page.documentElement.outerHTML}`;

/** A static copy of a page: nothing runs, prefetches or takes focus. */
async function stillPage(response: Response): Promise<Document> {
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const element of page.querySelectorAll('script, link[rel$="preload"]')) element.remove();
  for (const element of page.querySelectorAll('[autofocus]')) element.removeAttribute('autofocus');
  return page;
}

async function lookOf(path: string, name: string, kept: Cache): Promise<Look | undefined> {
  const [found, now] = await Promise.all([kept.match(path), fetch(path)]);
  const before = found && (await stillPage(found));
  const after = now.status === (found?.status ?? 200) ? await stillPage(now) : undefined;
  const [one, other] = [before, after].map((page) => withoutMarks(page?.body.innerHTML ?? ''));
  if (one === other) return undefined;
  return { path, name, before: before && htmlOf(before), after: after && htmlOf(after) };
}

/**
 * The pages that look different, or whose files changed.
 * @param changed the paths of the pages whose files changed
 */
export async function changedLooks(
  since: string,
  pages: readonly Listed[],
  changed: readonly string[],
): Promise<Look[]> {
  const kept = await caches.open(PREFIX + since);
  const found = (await kept.keys()).map(({ url }) => new URL(url).pathname);
  const nameOf = (at: string) => pages.find(({ path }) => path === at)?.name ?? at;
  const looks = await Promise.all(
    [...new Set([...changed, ...found])].map((path) => lookOf(path, nameOf(path), kept)),
  );
  // A page that was created and deleted again has not changed.
  const isListed = ({ path, after }: Look) => after !== undefined || changed.includes(path);
  return looks.flatMap((look) => (look && isListed(look) ? look : []));
}
