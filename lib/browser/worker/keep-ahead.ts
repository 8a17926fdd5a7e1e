import {
  type Build,
  CACHES,
  forLanguagesOf,
  isFile,
  isNotFoundPage,
  isOfRelease,
  isPage,
  keptPaths,
  stamped,
} from './kept';
import { filesIn, mayKeepAhead, pagePath, requestKind } from './requests';
import type { WorkerScope } from './worker-scope';

/** The number of pages to keep: those opened last. */
const MOST_PAGES = 60;
/** How many of those are fetched again with a new release: visitors pay for the data. */
const MOST_REFRESHED = 10;

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
  let isComplete = true;
  const read = async (response: Response | undefined, of: string) => {
    const text = (await response?.text()) ?? '';
    for (const file of filesIn(text, new URL(of, location.href).href)) wanted.add(file);
  };
  await read(page, path);
  // Iterating over a set includes what is added meanwhile.
  for (const file of wanted) {
    if (!(await hashed.match(file))) {
      const response = await ask(file, init);
      if (response && isFile(response, file)) await hashed.put(file, response);
    }
    const kept = await hashed.match(file);
    isComplete &&= kept !== undefined;
    await read(kept, file);
  }
  return { wanted, isWhole: isComplete };
}

/** Whether a page that was fetched may replace the kept one: its scripts are kept as well. */
const isWhole = async (response: Response, path: string) =>
  isNotFoundPage(path) || (await keepFilesOf(response.clone(), path, true)).isWhole;

/**
 * Keeps the pages that are missing, and those of another release if they are to be fresh. Asks the host
 * for each, because the browser's own copy may be of an earlier release; an unchanged page costs no
 * data. The connection may be lost before the scripts of a newer page are there.
 */
async function keepPages(pages: Cache, paths: Iterable<string>, release: string, isFresh = false) {
  for (const path of paths) {
    const kept = await pages.match(path);
    if (kept && (!isFresh || isOfRelease(kept, release))) continue;
    const response = await ask(path, { cache: 'no-cache' });
    if (response && isPage(response, path)) {
      if (!kept || (await isWhole(response, path)))
        await pages.put(path, stamped(response, release));
      // The page was removed or has moved.
    } else if (response?.redirected || response?.status === 404) await pages.delete(path);
  }
}

/** Keeps the files of all kept pages, and deletes those of `before` that none uses any more. */
async function keepFiles(pages: Cache, before: readonly Request[], isAllowed: boolean) {
  const wanted = new Set<string>();
  const read = new Set<string>();
  // Until no page has been opened meanwhile.
  const next = async () => (await keptPaths(pages)).find((path) => !read.has(path));
  for (let page = await next(); page; page = await next()) {
    read.add(page);
    const files = await keepFilesOf(await pages.match(page), page, isAllowed);
    for (const file of files.wanted) wanted.add(file);
  }
  const hashed = await caches.open(CACHES.hashed);
  for (const request of before)
    if (!wanted.has(new URL(request.url).pathname)) await hashed.delete(request);
}

/**
 * Keeps the open pages, and the not-found page in their languages; on a good connection also the pages
 * to keep ahead, and this release's version of those that were opened last.
 */
export async function keepAhead(scope: WorkerScope, build: Build): Promise<void> {
  const { release } = build;
  const { origin } = scope.location;
  const pages = await caches.open(CACHES.pages);
  // Listed first, so that files of a page that is opened meanwhile stay.
  const before = await (await caches.open(CACHES.hashed)).keys();
  const windows = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const open = windows
    .filter(({ url }) => requestKind({ method: 'GET', mode: 'navigate', url }, origin))
    .map(({ url }) => pagePath(url));
  await keepPages(pages, [...open, ...forLanguagesOf(build, open).notFound], release);
  const isAllowed = mayKeepAhead(scope.navigator.connection);
  const paths = await keptPaths(pages);
  const { ahead, notFound } = forLanguagesOf(build, paths);
  const wanted = new Set([...ahead, ...notFound, ...paths.slice(-MOST_REFRESHED)]);
  if (isAllowed) await keepPages(pages, wanted, release, true);
  for (const path of (await keptPaths(pages)).slice(0, -MOST_PAGES)) await pages.delete(path);
  await keepFiles(pages, before, isAllowed);
}

/** Keeps the files of a page that was just opened, and the not-found page in its language. */
export async function keepOpened(scope: WorkerScope, build: Build, url: string): Promise<void> {
  const path = pagePath(url);
  const pages = await caches.open(CACHES.pages);
  await keepPages(pages, forLanguagesOf(build, [path]).notFound, build.release);
  await keepFilesOf(await pages.match(path), path, mayKeepAhead(scope.navigator.connection));
}
