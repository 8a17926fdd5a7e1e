import type { WorkboxPlugin } from 'workbox-core';
import { NetworkFirst } from 'workbox-strategies';
import { CACHES, isFile } from './kept';
import { pagePath } from './requests';

/** How many pictures to keep, how many bytes of them, and the size of the largest one. */
export const MOST = { pictures: 150, bytes: 4_000_000, bytesOfOne: 200_000 } as const;

/** Seconds after which a picture that is kept no longer waits for the network. */
const PATIENCE = 3;

/** A file that a browser may choose for a picture, with what it chooses by. */
type Candidate = { path: string; type?: string; media?: string; width?: number };

/** The files of one picture. The last one is for browsers that know none of the others. */
export type Picture = readonly Candidate[];

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** The candidates of an `<img>` or `<source>` that are the site's own. */
function candidatesIn(tag: string, url: string): Candidate[] {
  const listed = attribute(tag, 'srcset')?.split(/,\s+/) ?? [];
  const candidates = [...listed, attribute(tag, 'src') ?? ''].map((candidate): Candidate[] => {
    const [address = '', descriptor = ''] = candidate.trim().split(/\s+/);
    const { origin, pathname: path } = new URL(address || 'data:', url);
    if (origin !== new URL(url).origin) return [];
    const width = Number.parseFloat(descriptor);
    const [type, media] = [attribute(tag, 'type'), attribute(tag, 'media')];
    return [{ path, ...(type && { type }), ...(media && { media }), ...(width > 0 && { width }) }];
  });
  return candidates.flat();
}

/** The pictures that a page shows. */
export function picturesIn(html: string, url: string): Picture[] {
  const pictures = html.match(/<picture[\s>].*?<\/picture>|<img\s[^>]*>/gis) ?? [];
  return pictures
    .map((picture) => picture.match(/<(?:source|img)\s[^>]*>/gi) ?? [])
    .map((tags) => tags.flatMap((tag) => candidatesIn(tag, url)))
    .filter((candidates) => candidates.length > 0);
}

/**
 * The candidate that this browser would probably choose, judged by the last one that it chose: of that
 * type and for that width. Without one, the last candidate, which every browser shows.
 */
function likeliest(picture: Picture, chosen: Candidate | undefined): Picture {
  if (!chosen) return picture.slice(-1);
  const distance = ({ type, media, width = 0 }: Candidate) =>
    (type === chosen.type ? 0 : 1e9) +
    (media === chosen.media ? 0 : 1e6) +
    Math.abs(width - (chosen.width ?? 0));
  return [...picture].sort((a, b) => distance(a) - distance(b)).slice(0, 1);
}

async function isKeepable(response: Response, path: string): Promise<boolean> {
  return isFile(response, path) && (await response.clone().blob()).size <= MOST.bytesOfOne;
}

const plugin: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isKeepable(response, new URL(request.url).pathname)) ? response : null,
  // The order of a cache's keys is that of their last writing.
  cacheDidUpdate: async () => {
    const pictures = await caches.open(CACHES.pictures);
    const keys = await pictures.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - MOST.pictures)))
      await pictures.delete(key);
  },
  handlerDidError: async ({ request }) => similar(request),
};

/** Without a network, another file of the same picture: the window had another size before. */
async function similar({ url, referrer }: Request): Promise<Response | undefined> {
  if (!referrer) return undefined;
  const pages = await caches.open(CACHES.pages);
  const html = (await (await pages.match(pagePath(referrer)))?.text()) ?? '';
  const { pathname } = new URL(url);
  const isAsked = ({ path }: Candidate) => path === pathname;
  const pictures = await caches.open(CACHES.pictures);
  for (const { path } of picturesIn(html, referrer).find((each) => each.some(isAsked)) ?? []) {
    const kept = await pictures.match(path);
    if (kept) return kept;
  }
  return undefined;
}

/** Answers from the network, or with the kept picture. Keeps each picture that a page shows. */
export const shownPictures = () =>
  new NetworkFirst({
    cacheName: CACHES.pictures,
    matchOptions: { ignoreVary: true },
    networkTimeoutSeconds: PATIENCE,
    plugins: [plugin],
  });

/** The kept candidate that the browser asked for last, by the order in which the cache lists paths. */
function newestOf(candidates: Picture, paths: readonly string[]): Candidate | undefined {
  const byAge = candidates
    .map((candidate) => ({ candidate, age: paths.indexOf(candidate.path) }))
    .sort((a, b) => b.age - a.age);
  return byAge[0] && byAge[0].age >= 0 ? byAge[0].candidate : undefined;
}

/** Keeps the first of these files that there is. */
async function keepFirst(candidates: Picture, init: RequestInit): Promise<Candidate | undefined> {
  const cache = await caches.open(CACHES.pictures);
  for (const candidate of candidates) {
    const response = await fetch(candidate.path, init).catch(() => undefined);
    if (!response || !(await isKeepable(response, candidate.path))) continue;
    await cache.put(candidate.path, response);
    return candidate;
  }
  return undefined;
}

/** What the browser has loaded before the worker was there. */
const loaded: RequestInit = { cache: 'only-if-cached', mode: 'same-origin' };

/**
 * Keeps a file of each picture on these pages, and no other: the one that the browser has chosen, or
 * where it has none yet, the one that it would probably choose.
 *
 * @param pages the HTML of kept pages by path, the one opened last at the start
 * @param isAllowed whether to fetch what the browser does not have
 */
export async function keepPictures(
  pages: ReadonlyMap<string, string>,
  isAllowed: boolean,
): Promise<void> {
  const cache = await caches.open(CACHES.pictures);
  const listed = async () => (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const pictures = [...pages].flatMap(([path, html]) =>
    picturesIn(html, new URL(path, location.href).href),
  );
  const before = await listed();
  let chosen = newestOf(pictures.filter(({ length }) => length > 1).flat(), before);
  const fileOf = async (picture: Picture) => {
    const known = newestOf(picture, before) ?? (await keepFirst(picture, loaded));
    if (known && picture.length > 1) chosen ??= known;
    return known ?? (isAllowed ? keepFirst(likeliest(picture, chosen), {}) : undefined);
  };
  const wanted = new Set<string>();
  let bytes = 0;
  for (const picture of pictures) {
    const { path } = (await fileOf(picture)) ?? {};
    if (!path || wanted.has(path)) continue;
    bytes += (await (await cache.match(path))?.blob())?.size ?? 0;
    if (bytes > MOST.bytes || wanted.size === MOST.pictures) break;
    wanted.add(path);
  }
  for (const path of await listed()) if (!wanted.has(path)) await cache.delete(path);
}
