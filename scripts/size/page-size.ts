import { brotliCompressSync } from 'node:zlib';
import { GOODS_INDEX, LIMITS, type LimitedPage, SELF_STARTING_LIMIT, touchLimit } from './limits';

/** A file that a page fetched, with its compressed bytes. */
export type Transfer = {
  /**
   * Data are lists of words, such as the search index; photographs are what editors add. Pictures are
   * those of the modelled world, images are drawings.
   */
  kind: 'html' | 'script' | 'font' | 'image' | 'picture' | 'photograph' | 'data' | 'other';
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
  /** The document's compressed bytes without its words (`markupIn`). */
  markup: number;
  /** The bytes of the pictures that it offers any window. */
  pictures: readonly number[];
  /** What the first view requests besides the document, until the network is idle. */
  view: readonly Transfer[];
  /** What scrolling to the end adds; nothing is counted on a page that is about a form. */
  scroll: readonly Transfer[];
  /** What using everything on the page adds. */
  touch: readonly Transfer[];
  /** What it logged while it hydrated. */
  errors: readonly string[];
};

/** The folder of the modelled world's pictures. Every other picture in pixels is an editor's. */
export const PICTURES = '/world/';

export const compressedSize = (text: string): number => brotliCompressSync(text).length;

export const total = (transfers: readonly Transfer[], ...kinds: Transfer['kind'][]): number =>
  transfers
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** A style or script element with its content, or the text between two tags. */
const CODE_OR_TEXT = /(<(style|script)\b[^>]*>)([\s\S]*?)(?=<\/\2>)|>([^<]+)(?=<)/g;

/** The compressed bytes of a document without its words: its text and structured data. */
export const markupIn = (html: string): number =>
  compressedSize(
    html.replace(CODE_OR_TEXT, (whole, tag: string | undefined) => {
      if (tag === undefined) return '>';
      return tag.includes('ld+json') ? tag : whole;
    }),
  );

/** What engineers are responsible for: lists and photographs grow with what editors write. */
const ofEngineers = (transfers: readonly Transfer[]): number =>
  total(transfers, 'html', 'script', 'font', 'image', 'picture', 'other');

/** Reports every limit that a page exceeds and every error that it logged, a sentence each. */
export function exceededLimits({ path, id, html, markup, pictures, ...page }: PageSize): string[] {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
  const loader = inline.map(([, text]) => text).join('');
  const untouched = [...page.view, ...page.scroll];
  const all = [...untouched, ...page.touch];
  const bytesOf = (kind: Transfer['kind']) =>
    all.filter((one) => one.kind === kind).map(({ bytes }) => bytes);
  const byItself = id && SELF_STARTING_LIMIT[id];
  const views = id === 'goods' ? GOODS_INDEX : LIMITS;
  const checks: [what: string, measured: number, limit: number][] = [
    ['the loader', compressedSize(loader), LIMITS.loader],
    ['HTML without its words', markup, LIMITS.html],
    ['script before a touch', total(untouched, 'script'), byItself ?? LIMITS.scriptBeforeTouch],
    ['the first view without its words', markup + ofEngineers(page.view), views.firstView],
    ['scrolled to its end, without its words', markup + ofEngineers(untouched), views.scrolled],
    ['a touch', ofEngineers(page.touch), touchLimit(id)],
    ['the largest font', Math.max(0, ...bytesOf('font')), LIMITS.font],
    ['the number of fonts', bytesOf('font').length, LIMITS.fonts],
    ['the largest picture', Math.max(0, ...bytesOf('picture')), LIMITS.pictureOnPhones],
    ['the largest picture in wide windows', Math.max(0, ...pictures), LIMITS.picture],
  ];
  return [
    ...checks
      .filter(([, measured, limit]) => measured > limit)
      .map(([what, measured, limit]) => `${path}: ${what}: ${measured}, limit ${limit}`),
    ...page.errors.map((error) => `${path}: error: ${error}`),
  ];
}
