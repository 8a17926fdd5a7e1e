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
  /** What the first touch of an island adds; null on a page without an island. */
  touch: Weight | null;
  /** Characters of inline scripts that run. */
  inlineScript: number;
  /** Largest single font, in bytes. */
  largestFont: number;
  fonts: number;
  /** An island in it starts at the first sign of life anywhere: a page that is about its form. */
  isFormPage: boolean;
};

const BUDGET = {
  html: 14_600,
  inlineScript: 1000,
  firstView: 60_000,
  touch: 125_000,
  touchOnFormPage: 150_000,
  fonts: 1,
  font: 25_000,
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
  const touchLimit = page.isFormPage ? BUDGET.touchOnFormPage : BUDGET.touch;
  const checks: [what: string, measured: number, limit: number][] = [
    ['HTML with its styles', page.firstView.html, BUDGET.html],
    ['script files before touch', page.firstView.script, 0],
    ['inline script', page.inlineScript, BUDGET.inlineScript],
    ['the first view', total(page.firstView), BUDGET.firstView],
    ['what a touch adds', page.touch ? total(page.touch) : 0, touchLimit],
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
