/** Bytes as they travel, compressed, by what they are. */
export type Weight = {
  html: number;
  script: number;
  style: number;
  font: number;
  image: number;
  other: number;
  requests: number;
};

/** What a page costs a phone that has nothing of the site yet. */
export type PageWeight = {
  path: string;
  /** Until everything in the first view is there and the network is silent. */
  firstView: Weight;
  /** Scripts that load without a touch: only the not-found page has any, to read its address. */
  byItself: Weight;
  /** Scripts that scrolling to the end brings; none are counted where the page is about a form. */
  scrolled: Weight;
  /** What turning to everything in the page adds, scripts that loaded by themselves included. */
  touch: Weight;
  /** Characters of inline scripts that run. */
  inlineScript: number;
  /** Largest single font, in bytes. */
  largestFont: number;
  fonts: number;
};

const BUDGET = {
  html: 14_600,
  inlineScript: 1000,
  firstView: 30_000,
  byItself: 3000,
  touch: 3000,
  fonts: 1,
  font: 15_000,
};

/** What a touch may add on the pages with a tool: React, and the tool's own. */
const TOUCH_WITH_TOOL: Readonly<Record<string, number>> = {
  '/': 75_000,
  '/contact': 68_000,
  '/tracking': 68_000,
  '/newsletter': 68_000,
  '/get-quote': 86_000,
  '/help/report-issue': 86_000,
  '/help/file-claim': 86_000,
  '/help/shipping-tools': 75_000,
  '/help': 68_000,
};

export const emptyWeight = (): Weight => ({
  html: 0,
  script: 0,
  style: 0,
  font: 0,
  image: 0,
  other: 0,
  requests: 0,
});

export function total({ html, script, style, font, image, other }: Weight): number {
  return html + script + style + font + image + other;
}

/** What of a page is over its budget, a sentence each. */
export function overBudget(page: PageWeight): string[] {
  const touchLimit = TOUCH_WITH_TOOL[page.path] ?? BUDGET.touch;
  const checks: [what: string, measured: number, limit: number][] = [
    ['HTML with its styles', page.firstView.html, BUDGET.html],
    ['script files before touch', page.firstView.script, 0],
    ['inline script', page.inlineScript, BUDGET.inlineScript],
    ['the first view', total(page.firstView), BUDGET.firstView],
    ['what loads by itself', total(page.byItself), page.path === '/404' ? BUDGET.byItself : 0],
    ['what scrolling loads', total(page.scrolled), 0],
    ['what a touch adds', total(page.touch), touchLimit],
    ['the largest font', page.largestFont, BUDGET.font],
  ];
  const over = checks
    .filter(([, measured, limit]) => measured > limit)
    .map(
      ([what, measured, limit]) => `${page.path}: ${what} weighs ${measured} B, over ${limit} B`,
    );
  if (page.fonts > BUDGET.fonts)
    over.push(`${page.path}: ${page.fonts} fonts, over ${BUDGET.fonts}`);
  return over;
}
