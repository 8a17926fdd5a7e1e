import {
  type Build,
  CACHES,
  forLanguagesOf,
  isFound,
  isNotFoundPage,
  isOfRelease,
  keptPaths,
  stamped,
} from './kept';
import { filesIn, mayKeepAhead, pagePath, requestKind } from './requests';
import type { WorkerScope } from './worker-scope';

/** The number of pages to keep: those opened last. */
const MOST_PAGES = 60;

/** A file from the network, or undefined if it cannot be fetched. */
const ask = (path: string, init: RequestInit) => fetch(path, init).catch(() => undefined);

/**
 * Keeps the scripts and fonts of a page, with all that they import.
 *
 * @param isAllowed whether to fetch missing ones; otherwise only what the browser has cached
 * @returns their paths, and whether all of them are kept
 */
async function keepFilesOf(page: Response | undefined, path: string, isAllowed: boolean) {
  const hashed = await caches.open(CACHES.hashed);
  const init: RequestInit = isAllowed ? {} : { cache: 'only-if-cached', mode: 'same-origin' };
  const wanted = new Set<string>();
  let isWhole = true;
  const read = async (response: Response | undefined, of: string) => {
    const text = (await response?.text()) ?? '';
    for (const file of filesIn(text, new URL(of, location.href).href)) wanted.add(file);
  };
  await read(page, path);
  // Iterating over a set includes what is added meanwhile.
  for (const file of wanted) {
    if (!(await hashed.match(file))) {
      const response = await ask(file, init);
      if (response && isFound(response, file)) await hashed.put(file, response);
    }
    const kept = await hashed.match(file);
    isWhole &&= kept !== undefined;
    await read(kept, file);
  }
  return { wanted, isWhole };
}

/**
 * Keeps the pages that are missing, and those of another release if they are to be fresh. Asks the host
 * for each, because the browser's own copy may be of an earlier release; an unchanged page costs no
 * data.
 */
async function keepPages(pages: Cache, paths: readonly string[], release: string, isFresh = false) {
  for (const path of paths) {
    const kept = await pages.match(path);
    if (kept && (!isFresh || isOfRelease(kept, release))) continue;
    const response = await ask(path, { cache: 'no-cache' });
    if (!response || !isFound(response, path)) continue;
    // The connection may be lost before the scripts of a newer page are there.
    const isSafe = !kept || isNotFoundPage(path);
    if (isSafe || (await keepFilesOf(response.clone(), path, true)).isWhole)
      await pages.put(path, stamped(response, release));
  }
}

/**
 * Keeps the open pages, and the not-found page in their languages; on a good connection also this
 * release's version of the pages to keep ahead. Then keeps the files of all kept pages, and deletes
 * those that none uses any more.
 */
export async function keepAhead(scope: WorkerScope, build: Build): Promise<void> {
  const { release } = build;
  const { origin } = scope.location;
  const pages = await caches.open(CACHES.pages);
  const hashed = await caches.open(CACHES.hashed);
  // Listed first, so that files of a page that is opened meanwhile stay.
  const before = await hashed.keys();
  const windows = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const open = windows
    .filter(({ url }) => requestKind({ method: 'GET', mode: 'navigate', url }, origin))
    .map(({ url }) => pagePath(url));
  await keepPages(pages, [...open, ...forLanguagesOf(build, open).notFound], release);
  const isAllowed = mayKeepAhead(scope.navigator.connection);
  const { ahead, notFound } = forLanguagesOf(build, await keptPaths(pages));
  if (isAllowed) await keepPages(pages, [...ahead, ...notFound], release, true);
  const wanted = new Set<string>();
  for (const [index, path] of (await keptPaths(pages)).reverse().entries()) {
    if (index >= MOST_PAGES) await pages.delete(path);
    else {
      const files = await keepFilesOf(await pages.match(path), path, isAllowed);
      for (const file of files.wanted) wanted.add(file);
    }
  }
  for (const request of before)
    if (!wanted.has(new URL(request.url).pathname)) await hashed.delete(request);
}

/** Keeps the files of a page that was just opened, and the not-found page in its language. */
export async function keepOpened(scope: WorkerScope, build: Build, url: string): Promise<void> {
  const path = pagePath(url);
  const pages = await caches.open(CACHES.pages);
  await keepPages(pages, forLanguagesOf(build, [path]).notFound, build.release);
  await keepFilesOf(await pages.match(path), path, mayKeepAhead(scope.navigator.connection));
}
