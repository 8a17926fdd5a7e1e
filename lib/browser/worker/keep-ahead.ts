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
const ask = (path: string, init: RequestInit = {}) => fetch(path, init).catch(() => undefined);

/** A file that the browser itself has loaded before, which costs no data. */
const askBrowser = (path: string) => ask(path, { cache: 'only-if-cached', mode: 'same-origin' });

const textOf = async (pages: Cache, path: string) =>
  (await (await pages.match(path))?.text()) ?? '';

/**
 * Keeps the scripts and fonts of a page, with all that they import.
 *
 * @param isAllowed whether to fetch missing ones; otherwise only what the browser has cached
 * @returns their paths, and whether all of them are kept
 */
async function keepFilesOf(html: string, path: string, build: Build, isAllowed: boolean) {
  const hashed = await caches.open(CACHES.hashed);
  const wanted = new Set<string>();
  let isWhole = true;
  const read = (text: string, of: string) => {
    for (const file of filesIn(text, new URL(of, location.href).href)) wanted.add(file);
  };
  read(html, path);
  // Iterating over a set includes what is added meanwhile.
  for (const file of wanted) {
    if (!(await hashed.match(file))) {
      const response = await (isAllowed ? ask(file) : askBrowser(file));
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
 * release's version of the pages to keep ahead. Then keeps the files of all kept pages, deletes those
 * that none uses any more, and keeps pictures: of the open pages, or on a good connection of all.
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
  const paths = (await keptPaths(pages)).reverse();
  for (const path of paths.splice(MOST_PAGES)) await pages.delete(path);
  const wanted = new Set<string>();
  for (const path of paths) {
    const files = await keepFilesOf(await textOf(pages, path), path, build, isAllowed);
    for (const file of files.wanted) wanted.add(file);
  }
  for (const request of before)
    if (!wanted.has(new URL(request.url).pathname)) await hashed.delete(request);
  // The browser has loaded those of an open page before the worker was there.
  for (const path of isAllowed ? paths : open)
    await keepPictures(await textOf(pages, path), isAllowed ? ask : askBrowser);
}

/**
 * Keeps the files of a page that was just opened, and the not-found page in its language; on a good
 * connection also its pictures that the visitor has not scrolled to.
 */
export async function keepOpened(scope: WorkerScope, build: Build, url: string): Promise<void> {
  const path = pagePath(url);
  const pages = await caches.open(CACHES.pages);
  const isAllowed = mayKeepAhead(scope.navigator.connection);
  await keepPages(pages, forLanguagesOf(build, [path]).notFound, build);
  const html = await textOf(pages, path);
  await keepFilesOf(html, path, build, isAllowed);
  if (isAllowed) await keepPictures(html, ask);
}
