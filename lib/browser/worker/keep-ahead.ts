import {
  type Build,
  CACHES,
  forLanguagesOf,
  isBuiltFile,
  isNotFoundPage,
  isOfRelease,
  isPage,
  keptPaths,
  stamped,
} from './kept';
import { keepPictures } from './pictures';
import { filesIn, isPageAddress, mayKeepAhead, pagePath } from './requests';
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
async function keepFilesOf(html: string, path: string, build: Build, isAllowed: boolean) {
  const hashed = await caches.open(CACHES.hashed);
  const init: RequestInit = isAllowed ? {} : { cache: 'only-if-cached', mode: 'same-origin' };
  const wanted = new Set<string>();
  let isWhole = true;
  const read = (text: string, of: string) => {
    for (const file of filesIn(text, new URL(of, location.href).href)) wanted.add(file);
  };
  read(html, path);
  // Iterating over a set includes what is added meanwhile.
  for (const file of wanted) {
    if (!(await hashed.match(file))) {
      const response = await ask(file, init);
      if (response && (await isBuiltFile(response, file, build))) await hashed.put(file, response);
    }
    const kept = await hashed.match(file);
    isWhole &&= kept !== undefined;
    read((await kept?.text()) ?? '', file);
  }
  return { wanted, isWhole };
}

/**
 * Keeps the pages that are missing, and those of another release if they are to be fresh. Asks the host
 * for each, because the browser's own copy may be of an earlier release; an unchanged page costs no
 * data.
 */
async function keepPages(pages: Cache, paths: readonly string[], build: Build, isFresh = false) {
  for (const path of paths) {
    const kept = await pages.match(path);
    if (kept && (!isFresh || isOfRelease(kept, build.release))) continue;
    const response = await ask(path, { cache: 'no-cache' });
    if (!response || !(await isPage(response, path))) continue;
    // The connection may be lost before the scripts of a newer page are there.
    const isSafe = !kept || isNotFoundPage(path);
    if (isSafe || (await keepFilesOf(await response.clone().text(), path, build, true)).isWhole)
      await pages.put(path, stamped(response, build.release));
  }
}

/**
 * Keeps the open pages, and the not-found page in their languages; on a good connection also this
 * release's version of the pages to keep ahead. Then keeps the files and pictures of all kept pages,
 * and deletes those that none uses any more.
 */
export async function keepAhead(scope: WorkerScope, build: Build): Promise<void> {
  const { origin } = scope.location;
  const pages = await caches.open(CACHES.pages);
  const hashed = await caches.open(CACHES.hashed);
  // Listed first, so that files of a page that is opened meanwhile stay.
  const before = await hashed.keys();
  const windows = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const open = windows
    .filter(({ url }) => isPageAddress(url, origin))
    .map(({ url }) => pagePath(url));
  await keepPages(pages, [...open, ...forLanguagesOf(build, open).notFound], build);
  const isAllowed = mayKeepAhead(scope.navigator.connection);
  const { ahead, notFound } = forLanguagesOf(build, await keptPaths(pages));
  if (isAllowed) await keepPages(pages, [...ahead, ...notFound], build, true);
  const wanted = new Set<string>();
  const texts = new Map<string, string>();
  for (const [index, path] of (await keptPaths(pages)).reverse().entries()) {
    if (index >= MOST_PAGES) await pages.delete(path);
    else {
      const html = (await (await pages.match(path))?.text()) ?? '';
      texts.set(path, html);
      const files = await keepFilesOf(html, path, build, isAllowed);
      for (const file of files.wanted) wanted.add(file);
    }
  }
  for (const request of before)
    if (!wanted.has(new URL(request.url).pathname)) await hashed.delete(request);
  await keepPictures(texts, isAllowed);
}

/** Keeps the files of a page that was just opened, and the not-found page in its language. */
export async function keepOpened(scope: WorkerScope, build: Build, url: string): Promise<void> {
  const path = pagePath(url);
  const pages = await caches.open(CACHES.pages);
  await keepPages(pages, forLanguagesOf(build, [path]).notFound, build);
  const html = (await (await pages.match(path))?.text()) ?? '';
  await keepFilesOf(html, path, build, mayKeepAhead(scope.navigator.connection));
}
