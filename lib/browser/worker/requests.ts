import type { Connection } from './worker-scope';

/** The folders of scripts and fonts, each named by its content's hash. */
const HASHED = ['/_next/static/islands/', '/_next/static/media/'];
/** Lists that scripts fetch, and pictures and fonts whose names stay when they change. */
const CHANGING = /^\/(?:lists|fonts|icons|uploads)\//;

/** The style sheet of what the worker adds to a page. Only the worker has it. */
export const STYLE_PATH = '/offline.css';

export type RequestKind = 'page' | 'hashed' | 'changing' | 'style' | undefined;

/**
 * Returns how to answer a request; undefined leaves it to the browser. Pages below `/_`, such as the
 * local inbox, are not the site's own.
 */
export function requestKind(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  ownOrigin: string,
): RequestKind {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return undefined;
  if (HASHED.some((folder) => pathname.startsWith(folder))) return 'hashed';
  if (pathname === STYLE_PATH) return 'style';
  if (CHANGING.test(pathname)) return 'changing';
  return mode === 'navigate' && !pathname.startsWith('/_') ? 'page' : undefined;
}

/** The path under which a page is kept: without query, `.html` or a slash at the end. */
export const pagePath = (url: string): string =>
  new URL(url).pathname.replace(/(?:\.html|(?<=.)\/)$/, '');

/**
 * Whether pages may be fetched ahead: on Wi-Fi or 4G, unless the visitor saves data. Browsers that
 * do not report the connection may be on a metered one.
 */
export const mayKeepAhead = (connection: Connection | undefined): boolean =>
  connection !== undefined &&
  !connection.saveData &&
  (connection.effectiveType === '4g' || connection.type === 'wifi');

/** The scripts and fonts that a page or script names, by path. */
export function filesIn(text: string, url: string): string[] {
  const names = text.match(/(?<=["'` ])(?:\.\/|\/_next\/static\/)[\w./-]+\.(?:js|woff2)/g) ?? [];
  const paths = names.map((name) => new URL(name, url).pathname);
  return [...new Set(paths)].filter((path) => HASHED.some((folder) => path.startsWith(folder)));
}
