import type { PageId } from '@/content/page-ids.generated';

/**
 * The hard limits of a page, in compressed bytes as they travel. They bound what engineers add: words
 * that editors write never count. A limit is never raised to let a change pass without a reason in
 * docs/decisions/.
 */
export const LIMITS = {
  /** The inline script that a page starts with. */
  loader: 650,
  /** The document without its words, with the styles that are inline in it. */
  html: 20_000,
  /** Script files before the first touch. */
  scriptBeforeTouch: 0,
  /** Everything that the first view requests, without words and photographs. */
  firstView: 36_000,
  fonts: 1,
  font: 15_000,
  /** A photograph in the format that a phone chooses; the content check holds each file to it. */
  picture: 150_000,
  scroll: 0,
  /** What a touch adds on a page without a tool. */
  touch: 3_000,
  /** The service worker, which the first touch fetches once. */
  worker: 12_000,
} as const;

/** A page in all its languages: one with a file in `content/`, or the not-found page. */
export type LimitedPage = PageId | 'not-found';

type Limits = Readonly<Partial<Record<LimitedPage, number>>>;

/** Pages with a script that starts by itself: the not-found page reads its address. */
export const SELF_STARTING_LIMIT: Limits = { 'not-found': 3_000 };

/** What using everything on a page with a tool adds. */
const TOOL_LIMITS: Limits = {
  home: 83_000,
  contact: 72_000,
  tracking: 72_000,
  newsletter: 72_000,
  'get-quote': 92_000,
  'help/report-issue': 92_000,
  'help/file-claim': 92_000,
  'help/shipping-tools': 80_000,
  'help/landed-cost': 86_000,
  help: 100_000,
  // MiniSearch and no React.
  goods: 12_000,
  'help/faq': 12_000,
};

/** Routes and goods have a price card. */
const PRICE_CARD_LIMIT = 72_000;

/** What a touch may add on a page. */
export const touchLimit = (id: LimitedPage | undefined): number =>
  (id && TOOL_LIMITS[id]) ??
  (/^(?:routes|goods)\//.test(id ?? '') ? PRICE_CARD_LIMIT : LIMITS.touch);
