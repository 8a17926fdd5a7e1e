import { expect, type Page } from 'playwright/test';
import { english } from '@/content/languages/english';
import type { PageEntry } from '@/lib/pages/page-entry';
import { siteOf } from '@/lib/site/site-of';
import { pagesOfEveryKind } from '../support/page-kinds';
import { test } from '../support/test';

const site = siteOf(english);
const { pages } = site;

/** A small phone, and a window of 1280 px enlarged to 400 %. */
const NARROWEST = 320;
/** Breakpoints, and common widths. */
const WIDTHS = [NARROWEST, 360, 390, 768, 1280, 1920];

const kinds = new Set(pagesOfEveryKind());

/** Pages of one folder are similar and share a test. */
const folderOf = ({ id }: PageEntry) => (id.includes('/') ? id.replace(/\/.*/, '') : 'first level');

/** The scroll width at each of these window widths, if it overflows. */
async function sticksOut(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) found.push(`${needed} px in a window of ${width} px`);
  }
  return found;
}

for (const folder of new Set(pages.map(folderOf))) {
  test(`nothing overflows the window: ${folder}`, { tag: ['@words', '@desktop'] }, async ({
    page,
  }) => {
    const found: Record<string, string[]> = {};
    for (const entry of pages.filter((candidate) => folderOf(candidate) === folder)) {
      await page.goto(entry.canonical, { waitUntil: 'domcontentloaded' });
      found[entry.canonical] = await sticksOut(page, kinds.has(entry) ? WIDTHS : [NARROWEST]);
    }
    expect(Object.entries(found).filter(([, widths]) => widths.length > 0)).toEqual([]);
  });
}
