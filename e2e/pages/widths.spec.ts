import { expect, type Page } from 'playwright/test';
import { english } from '@/content/languages/english';
import type { PageEntry } from '@/lib/pages/page-entry';
import { sectionsOf } from '@/lib/pages/sections-of';
import { siteOf } from '@/lib/site/site-of';
import { pagesOfEveryKind, translatedPages } from '../support/page-kinds';
import { test } from '../support/test';
import { layoutFaults, lonelyItems } from './layout-faults';

const site = siteOf(english);
const { pages } = site;

/** A small phone, and a window of 1280 px enlarged to 400 %. */
const NARROWEST = 320;
/** Breakpoints, and common widths. */
const WIDTHS = [NARROWEST, 360, 390, 768, 1280, 1920];
/**
 * Where long words overflow first: on phones, in the header of the narrowest wide windows, and in
 * the columns of a wide board.
 */
const LONG_WORDS = [NARROWEST, 360, 768, 1280];

const kinds = new Set(pagesOfEveryKind());

/** Pages of one folder are similar and share a test. */
const folderOf = ({ id }: PageEntry) => (id.includes('/') ? id.replace(/\/.*/, '') : 'first level');

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

for (const folder of new Set(pages.map(folderOf))) {
  test(`the layout holds at every width: ${folder}`, { tag: ['@words', '@desktop'] }, async ({
    page,
  }) => {
    const found: Record<string, string[]> = {};
    for (const entry of pages.filter((candidate) => folderOf(candidate) === folder)) {
      await page.goto(entry.canonical, { waitUntil: 'domcontentloaded' });
      found[entry.canonical] = await faultsAt(page, kinds.has(entry) ? WIDTHS : [NARROWEST]);
    }
    expect(Object.entries(found).filter(([, widths]) => widths.length > 0)).toEqual([]);
  });
}

test('the layout holds longer words in other languages', { tag: ['@words', '@desktop'] }, async ({
  page,
}) => {
  const found: Record<string, string[]> = {};
  for (const { site: translation, entry } of translatedPages()) {
    await page.goto(entry.canonical, { waitUntil: 'domcontentloaded' });
    found[entry.canonical] = await faultsAt(page, LONG_WORDS, translation.words.chat);
  }
  expect(Object.entries(found).filter(([, widths]) => widths.length > 0)).toEqual([]);
});

/** The heading of a section with a list in rows, to which editors may add; undefined for others. */
function headingAboveRows(section: ReturnType<typeof sectionsOf>[number]): string | undefined {
  switch (section.kind) {
    case 'contact-cards':
    case 'link-cards':
    case 'offices':
    case 'statistics':
      return section.heading;
    case 'faq':
      return section.mostAsked && section.heading;
    case 'points':
      return section.layout === 'columns' ? section.heading : undefined;
    case 'testimonials':
      return section.items.length > 3 ? section.heading : undefined;
    default:
      return undefined;
  }
}

/** A page and a heading for each kind of section with a list in rows. */
function sectionsInRows() {
  const byKind = new Map<string, { path: string; heading: string }>();
  for (const entry of pages) {
    for (const section of sectionsOf(site, entry)) {
      const heading = headingAboveRows(section);
      if (heading) byKind.set(section.kind, { path: entry.canonical, heading });
    }
  }
  return byKind;
}

/** Removes entries of a list, or repeats its last one. */
function resizeList(list: Element, count: number) {
  while (list.children.length > count) list.lastElementChild?.remove();
  while (list.children.length < count) list.append(list.lastElementChild?.cloneNode(true) ?? '');
}

test('no list leaves an entry alone in its row, however many it has', { tag: '@desktop' }, async ({
  page,
}) => {
  const found: string[] = [];
  for (const [kind, { path, heading }] of sectionsInRows()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const title = page.getByRole('heading', { name: heading, exact: true });
    const list = page.locator('main section').filter({ has: title }).locator('ul, dl').first();
    for (let count = 2; count <= 10; count += 1) {
      await list.evaluate(resizeList, count);
      for (const width of [768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const lonely = await page.evaluate(lonelyItems);
        found.push(...lonely.map(() => `${count} ${kind} at ${width} px`));
      }
    }
  }
  expect(found).toEqual([]);
});
