import { pagePath } from './requests';
import type { WorkerBuild, WorkerLanguage } from './worker-scope';

export type Build = Pick<WorkerBuild, 'release' | 'languages' | 'hashes'>;

/** The names of the caches, which change with the format of their contents. Others are deleted. */
export const CACHES = {
  pages: 'pages-2',
  hashed: 'hashed-2',
  changing: 'changing-1',
  pictures: 'pictures-2',
} as const;

/** Headers of a kept page: when it was fetched, and by the worker of which release. */
const AT = 'kept-at';
const RELEASE = 'kept-release';

/** Whether a path is that of a not-found page. Every host serves one there, most with status 404. */
export const isNotFoundPage = (path: string): boolean => path.endsWith('/404');

/** What every page of the site contains, and no page that a host or a portal shows in its place. */
export const MARK = '<link rel="manifest" href="/manifest.webmanifest"';

/** What the content types of files begin with, by extension; those of others are pictures. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript/,
  json: /^application\/json/,
  woff2: /^(?:font|application)\/(?!json|javascript)/,
};

const hasType = ({ headers }: Response, type: RegExp) =>
  type.test(headers.get('content-type') ?? '');

/** Whether a response has the type of the file at this path, and is not an error or a part of it. */
export function isFile(response: Response, path: string): boolean {
  const type = TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? /^image\//;
  return response.status === 200 && !response.redirected && hasType(response, type);
}

/** Whether a response is the page of the site at this path: whole, and nobody else's. */
export async function isPage(response: Response, path: string): Promise<boolean> {
  const { status, redirected } = response;
  const isExpected = status === 200 || (status === 404 && isNotFoundPage(path));
  if (!isExpected || redirected || !hasType(response, /^text\/html/)) return false;
  // A connection may be lost in the middle of the page.
  const html = await response
    .clone()
    .text()
    .catch(() => '');
  return html.includes(MARK) && /<\/html>\s*$/.test(html);
}

/** How many hexadecimal digits of a file's hash are compared: as many as a file's name has. */
export const HASH_DIGITS = 10;

/**
 * Whether a response is the script or font that was built at this path. Most are named by their
 * content's hash; the build lists that of the others.
 */
export async function isBuiltFile(
  response: Response,
  path: string,
  { hashes }: Build,
): Promise<boolean> {
  if (!isFile(response, path)) return false;
  const content = await response
    .clone()
    .arrayBuffer()
    .catch(() => undefined);
  if (!content) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_DIGITS);
  const [name = ''] = /[^/]*$/.exec(path) ?? [];
  return (hashes[path] ?? name.split('.')[0]) === hash;
}

/** A copy of a response with its day and release, as it is kept. */
export function stamped(response: Response, release: string): Response {
  const headers = new Headers(response.headers);
  headers.set(AT, new Date().toISOString());
  headers.set(RELEASE, release);
  return new Response(response.body, { status: 200, headers });
}

export const keptAt = ({ headers }: Response): Date => new Date(headers.get(AT) ?? 0);

export const isOfRelease = ({ headers }: Response, release: string): boolean =>
  headers.get(RELEASE) === release;

/** The kept pages, the one opened last at the end, without the not-found pages. */
export async function keptPaths(pages: Cache): Promise<string[]> {
  const requests = await pages.keys();
  return requests.map(({ url }) => pagePath(url)).filter((path) => !isNotFoundPage(path));
}

/** The language of a page, by its folder. Pages outside the folders of languages are in the first one. */
export function languageOf({ languages }: Build, path: string): WorkerLanguage {
  const isIn = ({ home }: WorkerLanguage) => path === home || path.startsWith(`${home}/`);
  return (languages.find(isIn) ?? languages[0]) as WorkerLanguage;
}

export const notFoundPage = (home: string): string => (home === '/' ? '/404' : `${home}/404`);

/** What to keep for a visitor with these pages, in their languages: pages ahead, and not-found pages. */
export function forLanguagesOf(build: Build, paths: readonly string[]) {
  const languages = [...new Set(paths.map((path) => languageOf(build, path)))];
  const ahead = languages.flatMap((language) => language.ahead);
  return { ahead, notFound: languages.map(({ home }) => notFoundPage(home)) };
}
