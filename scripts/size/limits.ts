import type { PageId } from '@/content/page-ids.generated';

/**
 * The hard limits of a page, in compressed bytes as they travel. They bound what engineers add: words
 * and photographs of editors never count. A limit is never raised to let a change pass without a
 * reason in docs/decisions/.
 */
export const LIMITS = {
  /** The inline script that a page starts with. */
  loader: 650,
  /** The document without its words, with the styles that are inline in it. */
  html: 20_000,
  /** Script files before the first touch, scrolling included. */
  scriptBeforeTouch: 0,
  /** The document and everything that the first view requests. */
  firstView: 60_000,
  fonts: 1,
  font: 15_000,
  /** A picture of ours, in the file that a phone chooses, and in any that a page offers. */
  pictureOnPhones: 18_000,
  picture: 40_000,
  /** A page that was scrolled to its end, its first view included. */
  scrolled: 170_000,
  /** What a touch adds on a page without a tool. */
  touch: 3_000,
  /** The service worker, which the first touch fetches once. */
  worker: 12_000,
} as const;

/** The index of goods has a tile for each kind; docs/decisions/0031-modelled-world.md. */
export const GOODS_INDEX = { firstView: LIMITS.firstView, scrolled: 190_000 };

/** A page in all its languages: one with a file in `content/`, or the not-found page. */
export type LimitedPage = PageId | 'not-found';

type Limits = Readonly<Partial<Record<LimitedPage, number>>>;

/** Pages with a script that starts by itself: the not-found page reads its address. */
export const SELF_STARTING_LIMIT: Limits = { 'not-found': 3_000 };

const SMALL_FORM = 72_000;
const SEVERAL_TOOLS = 88_000;
const LONG_FORM = 93_500;

/** What using everything on a page with a tool adds. */
const TOOL_LIMITS: Limits = {
  contact: SMALL_FORM,
  tracking: SMALL_FORM,
  newsletter: SMALL_FORM,
  home: SEVERAL_TOOLS,
  'help/shipping-tools': SEVERAL_TOOLS,
  'help/landed-cost': SEVERAL_TOOLS,
  'help/vehicle-tax': SEVERAL_TOOLS,
  'get-quote': LONG_FORM,
  'help/report-issue': LONG_FORM,
  'help/file-claim': LONG_FORM,
  help: 105_000,
  // MiniSearch and no React.
  goods: 12_000,
  'help/faq': 12_000,
  'help/prohibited-items': 12_000,
};

/** What a touch may add on a page. Routes and kinds of goods have a price card. */
export const touchLimit = (id: LimitedPage | undefined): number =>
  (id && TOOL_LIMITS[id]) ?? (/^(?:routes|goods)\//.test(id ?? '') ? SMALL_FORM : LIMITS.touch);
