import { CACHES, isFile, isNotFoundPage, isOfRelease, isPage, keptPaths, stamped } from './kept';
import { forLanguagesOf } from './languages';
import { filesIn, mayKeepAhead, pagePath, requestKind } from './requests';
import type { WorkerBuild, WorkerScope } from './worker-scope';

type Build = Pick<WorkerBuild, 'release' | 'languages'>;

/** The number of pages to keep: those opened last. */
const MOST_PAGES = 60;
/** How many of those are fetched again with a new release: visitors pay for the data. */
const MOST_REFRESHED = 10;

/** A file from the network, or undefined if it cannot be fetched. */
const ask = (path: string, init: RequestInit) => fetch(path, init).catch(() => undefined);

/**
 * Keeps the pages that are missing or not `isCurrent`. Asks the host for each, because the browser's own
 * copy may be of an earlier release; an unchanged page costs no data.
 */
async function keepPages(
  pages: Cache,
  paths: Iterable<string>,
  release: string,
  isCurrent: (kept: Response) => boolean = () => true,
) {
  for (const path of paths) {
    const kept = await pages.match(path);
    if (kept && isCurrent(kept)) continue;
    const response = await ask(path, { cache: 'no-cache' });
    if (!response) continue;
    const isFrame = isNotFoundPage(path) && response.status === 404;
    if (isPage(response) || isFrame) await pages.put(path, stamped(response, release));
    // The page was removed or has moved.
    else if (response.redirected || response.status === 404) await pages.delete(path);
  }
}

/**
 * Keeps the scripts and fonts of a kept page, with all that they import.
 *
 * @param isAllowed whether to fetch missing ones; otherwise only what the browser has anyway
 * @returns their paths
 */
async function keepFilesOf(pages: Cache, page: string, isAllowed: boolean): Promise<Set<string>> {
  const hashed = await caches.open(CACHES.hashed);
  const init: RequestInit = isAllowed ? {} : { cache: 'only-if-cached', mode: 'same-origin' };
  const wanted = new Set<string>();
  const read = async (response: Response | undefined, path: string) => {
    const url = new URL(path, location.href).href;
    const text = (await response?.text()) ?? '';
    for (const file of filesIn(text, url)) wanted.add(file);
  };
  await read(await pages.match(page), page);
  // Iterating over a set includes what is added meanwhile.
  for (const path of wanted) {
    if (!(await hashed.match(path))) {
      const response = await ask(path, init);
      if (response && isFile(response, path)) await hashed.put(path, response);
    }
    await read(await hashed.match(path), path);
  }
  return wanted;
}

/** Keeps the files of all kept pages, and deletes those that none uses, such as an older release's. */
async function keepFiles(pages: Cache, isAllowed: boolean): Promise<void> {
  const hashed = await caches.open(CACHES.hashed);
  // Listed first, so that files of a page that is opened meanwhile stay; the loop reads it too.
  const before = await hashed.keys();
  const wanted = new Set<string>();
  const read = new Set<string>();
  const next = async () => (await keptPaths(pages)).find((path) => !read.has(path));
  for (let page = await next(); page; page = await next()) {
    read.add(page);
    for (const file of await keepFilesOf(pages, page, isAllowed)) wanted.add(file);
  }
  for (const request of before) {
    if (!wanted.has(new URL(request.url).pathname)) await hashed.delete(request);
  }
}

/**
 * Keeps the open pages, and the not-found page in their languages; on a good connection also the pages
 * to keep ahead, and this release's version of those that were opened last.
 */
export async function keepAhead(scope: WorkerScope, build: Build): Promise<void> {
  const { release } = build;
  const { origin } = scope.location;
  const pages = await caches.open(CACHES.pages);
  const windows = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const open = windows
    .filter(({ url }) => requestKind({ method: 'GET', mode: 'navigate', url }, origin))
    .map(({ url }) => pagePath(url));
  await keepPages(pages, [...open, ...forLanguagesOf(build, open).notFound], release);
  const isAllowed = mayKeepAhead(scope.navigator.connection);
  const paths = await keptPaths(pages);
  if (isAllowed) {
    const { ahead, notFound } = forLanguagesOf(build, paths);
    const wanted = new Set([...ahead, ...notFound, ...paths.slice(-MOST_REFRESHED)]);
    await keepPages(pages, wanted, release, (kept) => isOfRelease(kept, release));
  }
  for (const path of (await keptPaths(pages)).slice(0, -MOST_PAGES)) await pages.delete(path);
  await keepFiles(pages, isAllowed);
}

/** Keeps the files of a page that was just opened, and the not-found page in its language. */
export async function keepOpened(scope: WorkerScope, build: Build, url: string): Promise<void> {
  const path = pagePath(url);
  const pages = await caches.open(CACHES.pages);
  await keepPages(pages, forLanguagesOf(build, [path]).notFound, build.release);
  await keepFilesOf(pages, path, mayKeepAhead(scope.navigator.connection));
}
