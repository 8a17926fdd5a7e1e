import { pagePath } from './requests';
import type { WorkerBuild, WorkerLanguage } from './worker-scope';

export type Build = Pick<WorkerBuild, 'release' | 'languages'>;

/** The names of the caches, which change with the format of their contents. Others are deleted. */
export const CACHES = { pages: 'pages-1', hashed: 'hashed-1', changing: 'changing-1' } as const;

/** Headers of a kept page: when it was fetched, and by the worker of which release. */
const AT = 'kept-at';
const RELEASE = 'kept-release';

/** Whether a path is that of a not-found page. Every host serves one there, most with status 404. */
export const isNotFoundPage = (path: string): boolean => path.endsWith('/404');

/** What the content types of pages and files begin with, by extension; those of others are pictures. */
const TYPES: Readonly<Record<string, RegExp>> = {
  '': /^text\/html/,
  js: /^(?:text|application)\/javascript/,
  json: /^application\/json/,
  woff2: /^(?:font|application)\/(?!json|javascript)/,
};

/** Whether a response is the page or file at this path, and not a portal's or an error's in its place. */
export function isFound({ ok, status, redirected, headers }: Response, path: string): boolean {
  const expected = TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? /^image\//;
  const isExpected = ok || (status === 404 && isNotFoundPage(path));
  return isExpected && !redirected && expected.test(headers.get('content-type') ?? '');
}

/** A copy of a response with its day and release, as it is kept. */
export function stamped(response: Response, release: string): Response {
  const headers = new Headers(response.headers);
  headers.set(AT, new Date().toISOString());
  headers.set(RELEASE, release);
  return new Response(response.body, { status: 200, headers });
}

export const keptAt = ({ headers }: Response): Date => new Date(headers.get(AT) ?? 0);

/** Whether a kept page was fetched by the worker of this release. */
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

/** The path of the not-found page of a language, by that of its home page. */
export const notFoundPage = (home: string): string => (home === '/' ? '/404' : `${home}/404`);

/** What to keep for a visitor with these pages, in their languages: pages ahead, and not-found pages. */
export function forLanguagesOf(build: Build, paths: readonly string[]) {
  const languages = [...new Set(paths.map((path) => languageOf(build, path)))];
  const ahead = languages.flatMap((language) => language.ahead);
  return { ahead, notFound: languages.map(({ home }) => notFoundPage(home)) };
}
