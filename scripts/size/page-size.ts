import { brotliCompressSync } from 'node:zlib';
import { LIMITS, type LimitedPage, SELF_STARTING_LIMIT, touchLimit } from './limits';

/** A file that a page fetched, with its compressed bytes. */
export type Transfer = {
  /** Data are lists of words, such as the search index; photographs are what editors add. */
  kind: 'html' | 'script' | 'font' | 'image' | 'photograph' | 'data' | 'other';
  bytes: number;
};

/** What a page costs a phone with an empty cache. */
export type PageSize = {
  path: string;
  /** The page's id, the same in every language. A file without one has the strictest limits. */
  id?: LimitedPage | undefined;
  /** The document's text, and its compressed bytes. */
  html: string;
  bytes: number;
  /** What the first view requests besides the document, until the network is idle. */
  view: readonly Transfer[];
  /** What scrolling to the end adds; nothing is counted on a page that is about a form. */
  scroll: readonly Transfer[];
  /** What using everything on the page adds. */
  touch: readonly Transfer[];
  /** What it logged while it hydrated. */
  errors: readonly string[];
};

export const compressedSize = (text: string): number => brotliCompressSync(text).length;

export const total = (transfers: readonly Transfer[], ...kinds: Transfer['kind'][]): number =>
  transfers
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** A style or script element with its content, or the text between two tags. */
const CODE_OR_TEXT = /(<(style|script)\b[^>]*>)([\s\S]*?)(?=<\/\2>)|>([^<]+)(?=<)/g;

/** The compressed bytes of a document without its words: its text and structured data. */
const markupIn = (html: string): number =>
  compressedSize(
    html.replace(CODE_OR_TEXT, (whole, tag: string | undefined) => {
      if (tag === undefined) return '>';
      return tag.includes('ld+json') ? tag : whole;
    }),
  );

/** What engineers are responsible for: lists and photographs grow with what editors write. */
const ofEngineers = (transfers: readonly Transfer[]): number =>
  total(transfers, 'html', 'script', 'font', 'image', 'other');

/** Reports every limit that a page exceeds and every error that it logged, a sentence each. */
export function exceededLimits({ path, id, html, ...page }: PageSize): string[] {
  const markup = markupIn(html);
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
  const loader = inline.map(([, text]) => text).join('');
  const all = [...page.view, ...page.scroll, ...page.touch];
  const largest = (kind: Transfer['kind']) =>
    Math.max(0, ...all.filter((one) => one.kind === kind).map((one) => one.bytes));
  const script = total(page.view, 'script');
  const byItself = id && SELF_STARTING_LIMIT[id];
  const checks: [what: string, measured: number, limit: number][] = [
    ['the loader', compressedSize(loader), LIMITS.loader],
    ['HTML without its words', markup, LIMITS.html],
    ['script before a touch', script, byItself ?? LIMITS.scriptBeforeTouch],
    ['the first view without its words', markup + ofEngineers(page.view), LIMITS.firstView],
    ['scrolling', ofEngineers(page.scroll), LIMITS.scroll],
    ['a touch', ofEngineers(page.touch), touchLimit(id)],
    ['the largest font', largest('font'), LIMITS.font],
    ['the number of fonts', all.filter(({ kind }) => kind === 'font').length, LIMITS.fonts],
    ['the largest photograph', largest('photograph'), LIMITS.picture],
  ];
  return [
    ...checks
      .filter(([, measured, limit]) => measured > limit)
      .map(([what, measured, limit]) => `${path}: ${what}: ${measured}, limit ${limit}`),
    ...page.errors.map((error) => `${path}: error: ${error}`),
  ];
}
