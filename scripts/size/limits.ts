import type { PageId } from '@/content/page-ids.generated';

/**
 * The hard limits of a page, in compressed bytes as they travel. They bound what engineers add:
 * `budget.ts` does not count the words that editors write. A limit is never raised to let a change
 * pass without a reason in docs/decisions/.
 */
export const LIMITS = {
  /** The inline script that a page starts with. */
  loader: 650,
  /** The document, with the styles that are inline in it. */
  html: 20_000,
  /** Script files before the first touch. */
  scriptBeforeTouch: 0,
  /** Everything that the first view requests. */
  firstView: 36_000,
  fonts: 1,
  /** The largest font. */
  font: 15_000,
  /** A photograph in the format that a phone chooses; the content check holds each file to it. */
  picture: 150_000,
  /** What scrolling to the end adds. */
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

const smallForm = 72_000;
const calculator = 80_000;
const landedCost = 86_000;
const checkedForm = 92_000;
const search = 100_000;
/** MiniSearch and no React. */
const goodsSearch = 12_000;

/** What using everything on a page with a tool adds: at the last release, plus 10 %. */
export const TOOL_LIMITS: Limits = {
  home: calculator,
  contact: smallForm,
  tracking: smallForm,
  newsletter: smallForm,
  'get-quote': checkedForm,
  'help/report-issue': checkedForm,
  'help/file-claim': checkedForm,
  'help/shipping-tools': calculator,
  goods: goodsSearch,
  'help/landed-cost': landedCost,
  help: search,
};

/** What the first TCP round trip carries, headers included: a target that is reported, never enforced. */
export const FIRST_ROUND_TRIP = 14_600;
