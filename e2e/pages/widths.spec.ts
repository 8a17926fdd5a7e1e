import { expect, type Page } from 'playwright/test';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site';
import { pagesOfEveryKind, translatedPages } from '../support/page-kinds';
import { test } from '../support/test';
import { layoutFaults } from './layout-faults';

const site = siteOf(english);

/** A small phone, and a window of 1280 px enlarged to 400 %. */
const NARROWEST = 320;
/** Breakpoints, and the widths of a phone and a laptop. */
const WIDTHS = [NARROWEST, 360, 768, 1280];
/** Where long words overflow first: on phones, and in the header of the narrowest wide windows. */
const LONG_WORDS = [NARROWEST, 768];

/** The faults at each of these window widths. */
async function faultsAt(page: Page, widths: readonly number[], chat = site.words.chat) {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const faults = await layoutFaults(page, chat);
    found.push(...faults.map((fault) => `at ${width} px: ${fault}`));
  }
  return found;
}

for (const { canonical } of pagesOfEveryKind()) {
  test(`the layout of ${canonical} holds at every width`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(canonical, { waitUntil: 'domcontentloaded' });
    expect(await faultsAt(page, WIDTHS)).toEqual([]);
  });
}

test('the layout holds longer words in other languages', { tag: '@desktop' }, async ({ page }) => {
  const found: Record<string, string[]> = {};
  for (const { site: translation, entry } of translatedPages()) {
    await page.goto(entry.canonical, { waitUntil: 'domcontentloaded' });
    found[entry.canonical] = await faultsAt(page, LONG_WORDS, translation.words.chat);
  }
  expect(Object.entries(found).filter(([, widths]) => widths.length > 0)).toEqual([]);
});
