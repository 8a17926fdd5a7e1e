import {
  FIRST_ROUND_TRIP,
  LIMITS,
  type LimitedPage,
  SELF_STARTING_LIMIT,
  TOOL_LIMITS,
} from './limits';

/** Compressed bytes by kind of file, and the number of requests that they took. */
export type Bytes = {
  html: number;
  script: number;
  style: number;
  font: number;
  image: number;
  /** Photographs that editors add. */
  picture: number;
  /** Lists that scripts fetch, such as the help search's index: words that editors write. */
  data: number;
  other: number;
  requests: number;
};

/** What a page costs a phone with an empty cache. */
export type PageSize = {
  path: string;
  /** The page's id, the same in every language. A file without one has the strictest limits. */
  id?: LimitedPage | undefined;
  /** Everything until the first view is complete and the network is idle. */
  firstView: Bytes;
  /** Scripts that start without a touch. */
  byItself: Bytes;
  /** Scripts that scrolling to the end adds; none are counted on a page that is about a form. */
  scrolled: Bytes;
  /** What using everything on the page adds, scripts that started by themselves included. */
  touch: Bytes;
  /** The HTTP headers of the document, uncompressed. */
  headers: number;
  /** The part of the document that is words: what it shrinks by without them. */
  words: number;
  /** The inline script that runs, compressed on its own. */
  loader: number;
  /** The largest font. */
  largestFont: number;
  fonts: number;
  /** The largest photograph. */
  largestPicture: number;
};

export const noBytes = (): Bytes => ({
  html: 0,
  script: 0,
  style: 0,
  font: 0,
  image: 0,
  picture: 0,
  data: 0,
  other: 0,
  requests: 0,
});

export function total({ requests, ...kinds }: Bytes): number {
  return Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0);
}

/** What engineers are responsible for: lists and pictures grow with what editors write. */
const ofEngineers = (bytes: Bytes): number => total(bytes) - bytes.data - bytes.picture;

/**
 * Reports every limit that a page exceeds, a sentence each. Words that editors write do not count;
 * their pictures have a limit of their own, each by itself.
 */
export function exceededLimits(page: PageSize): string[] {
  const { path, id, firstView, words } = page;
  const selfStarting = id && SELF_STARTING_LIMIT[id];
  const tool = id && TOOL_LIMITS[id];
  const checks: [what: string, measured: number, limit: number, unit: string][] = [
    ['the loader', page.loader, LIMITS.loader, ' B'],
    ['HTML without its words', firstView.html - words, LIMITS.html, ' B'],
    ['script before a touch', firstView.script, LIMITS.scriptBeforeTouch, ' B'],
    ['the first view without its words', ofEngineers(firstView) - words, LIMITS.firstView, ' B'],
    ['script that starts by itself', page.byItself.script, selfStarting ?? 0, ' B'],
    ['scrolling', ofEngineers(page.scrolled), LIMITS.scroll, ' B'],
    ['a touch', ofEngineers(page.touch), tool ?? LIMITS.touch, ' B'],
    ['the largest font', page.largestFont, LIMITS.font, ' B'],
    ['fonts', page.fonts, LIMITS.fonts, ''],
    ['the largest picture', page.largestPicture, LIMITS.picture, ' B'],
  ];
  return checks
    .filter(([, measured, limit]) => measured > limit)
    .map(
      ([what, measured, limit, unit]) =>
        `${path}: ${what}: ${measured}${unit}, limit ${limit}${unit}`,
    );
}

/** Reports a service worker that exceeds its limit, in compressed bytes. */
export const exceededByWorker = (bytes: number): string[] =>
  bytes > LIMITS.worker ? [`the service worker: ${bytes} B, limit ${LIMITS.worker} B`] : [];

const count = (bytes: number) => bytes.toLocaleString('en');

/** Reports which documents, with their headers, exceed the first TCP round trip, and by how much. */
export function roundTripReport(pages: readonly PageSize[]): string {
  const excess = ({ firstView, headers }: PageSize) => firstView.html + headers - FIRST_ROUND_TRIP;
  const larger = pages.filter((page) => excess(page) > 0);
  const summary = `${larger.length} of ${pages.length} pages need a second round trip`;
  if (larger.length === 0) return summary;
  const list = larger.map(
    (page) => `${page.path} (+${count(excess(page))} B; its words take ${count(page.words)} B)`,
  );
  return `${summary}: ${list.join(', ')}`;
}
