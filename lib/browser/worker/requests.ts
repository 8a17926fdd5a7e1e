import type { Connection } from './worker-scope';

/** The folders of scripts and fonts, each named by its content's hash. */
export const HASHED = ['/_next/static/islands/', '/_next/static/media/'];
/** Lists that scripts fetch, and fonts whose names stay when they change. */
const CHANGING = /^\/(?:lists|fonts)\//;

/** The style sheet of what the worker adds to a page. Only the worker has it. */
export const STYLE_PATH = '/offline.css';

export type RequestKind = 'page' | 'hashed' | 'changing' | 'picture' | 'style' | undefined;

/**
 * Whether an address may be that of a page. A picture or the feed, opened in a tab, is none; pages
 * below `/_`, such as the local inbox, are not the site's own.
 */
export function isPageAddress(url: string, ownOrigin: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === ownOrigin && !/^\/_|\.(?!html$)\w+$/.test(pathname);
}

/** Returns how to answer a request; undefined leaves it to the browser. */
export function requestKind(
  { method, mode, destination, url }: Pick<Request, 'method' | 'mode' | 'destination' | 'url'>,
  ownOrigin: string,
): RequestKind {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return undefined;
  if (mode === 'navigate') return isPageAddress(url, ownOrigin) ? 'page' : undefined;
  if (HASHED.some((folder) => pathname.startsWith(folder))) return 'hashed';
  if (pathname === STYLE_PATH) return 'style';
  if (CHANGING.test(pathname)) return 'changing';
  // Pictures of pages are in folders. At the root are icons, which browsers keep by themselves.
  return destination === 'image' && pathname.lastIndexOf('/') > 0 ? 'picture' : undefined;
}

/** The path under which a page is kept: without query, `.html` or a slash at the end. */
export const pagePath = (url: string): string =>
  new URL(url).pathname.replace(/\.html$|(.)\/$/, '$1');

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
  const names = text.matchAll(/["'` ]((?:\.\/|\/_next\/static\/)[\w./-]+\.(?:js|woff2))/g);
  const paths = [...names].map(([, name = '']) => new URL(name, url).pathname);
  return [...new Set(paths)].filter((path) => HASHED.some((folder) => path.startsWith(folder)));
}
