import {
  CACHES,
  dropOldest,
  isFile,
  isNotFoundPage,
  isOfRelease,
  isPage,
  keptPaths,
  stamped,
  toFetch,
} from './kept';
import { aheadFor, notFoundPagesFor } from './languages';
import { filesIn, mayKeepAhead, pagePath, requestKind } from './requests';
import type { WorkerBuild, WorkerScope } from './worker-scope';

type Build = Pick<WorkerBuild, 'release' | 'languages'>;

/** A file from the network, or undefined if it cannot be fetched. */
const ask = (path: string, init: RequestInit = {}) => fetch(path, init).catch(() => undefined);

async function keepPage(pages: Cache, path: string, release: string, init?: RequestInit) {
  const response = await ask(path, init);
  if (!response) return;
  const isFrame = isNotFoundPage(path) && response.status === 404;
  if (isPage(response) || isFrame) await pages.put(path, stamped(response, release));
  // The page was removed or has moved.
  else if (response.redirected || response.status === 404) await pages.delete(path);
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
    const { pathname } = new URL(request.url);
    if (!wanted.has(pathname)) await hashed.delete(request);
  }
}

async function outdated(pages: Cache, build: Build): Promise<string[]> {
  const paths = await keptPaths(pages);
  const frames = notFoundPagesFor(build, paths);
  const kept = [...frames, ...paths].map(async (path) => {
    const page = await pages.match(path);
    return { path, isCurrent: page !== undefined && isOfRelease(page, build.release) };
  });
  return toFetch(await Promise.all(kept), [...aheadFor(build, paths), ...frames]);
}

/**
 * Keeps the pages that are missing. Asks the host for each, because the browser's own copy may be of
 * an earlier release; an unchanged page costs no data.
 */
async function keepMissing(pages: Cache, paths: readonly string[], release: string) {
  for (const path of paths)
    if (!(await pages.match(path))) await keepPage(pages, path, release, { cache: 'no-cache' });
}

const openPages = async ({ clients, location }: WorkerScope): Promise<string[]> =>
  (await clients.matchAll({ includeUncontrolled: true, type: 'window' }))
    .filter(({ url }) => requestKind({ method: 'GET', mode: 'navigate', url }, location.origin))
    .map(({ url }) => pagePath(url));

/**
 * Keeps the open pages, and the not-found page in their languages; on a good connection also the pages
 * to keep ahead, and this release's version of those that were opened last.
 */
export async function keepAhead(scope: WorkerScope, build: Build): Promise<void> {
  const { release } = build;
  const pages = await caches.open(CACHES.pages);
  const open = await openPages(scope);
  await keepMissing(pages, [...open, ...notFoundPagesFor(build, open)], release);
  const isAllowed = mayKeepAhead(scope.navigator.connection);
  if (isAllowed)
    for (const path of await outdated(pages, build)) await keepPage(pages, path, release);
  await dropOldest(pages);
  await keepFiles(pages, isAllowed);
}

/** Keeps the files of a page that was just opened, and the not-found page in its language. */
export async function keepOpened(
  { navigator }: WorkerScope,
  build: Build,
  url: string,
): Promise<void> {
  const path = pagePath(url);
  const pages = await caches.open(CACHES.pages);
  await keepMissing(pages, notFoundPagesFor(build, [path]), build.release);
  await keepFilesOf(pages, path, mayKeepAhead(navigator.connection));
}
