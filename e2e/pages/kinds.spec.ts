import { expect } from 'playwright/test';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site';
import { expectContrast, expectNoViolations } from '../support/axe';
import { pagesOfEveryKind, translatedPages } from '../support/page-kinds';
import { test } from '../support/test';
import { lossesWhenEnlarged } from './enlarged';
import { layoutFaults } from './layout-faults';

const site = siteOf(english);
const kinds = pagesOfEveryKind();
/** Header and footer are the same on all pages, dark colors on all sections: looked at once. */
const [first] = kinds;

/**
 * Breakpoints, a small phone, and a window of 1280 px enlarged to 400 %. The words of other languages
 * are longer: they overflow first on phones, and in the header of the narrowest wide windows.
 */
const WIDTHS = [1280, 768, 360, 320];
const LONG_WORDS = [768, 320];

const translated = translatedPages().map(({ site, entry }, i) => ({
  entry,
  chat: site.words.chat,
  widths: LONG_WORDS,
  isScanned: i === 0,
}));
const pages = kinds.map((entry) => ({
  entry,
  chat: site.words.chat,
  widths: WIDTHS,
  isScanned: true,
}));

for (const { entry, chat, widths, isScanned } of [...pages, ...translated]) {
  const { canonical } = entry;
  test(`${canonical} is accessible, and holds at every width and size of text`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(canonical);
    if (isScanned) await expectNoViolations(page, entry === first ? 'html' : 'main');
    if (entry === first) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page);
      await page.emulateMedia({ colorScheme: 'light' });
    }
    const faults: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const found = await layoutFaults(page, chat);
      faults.push(...found.map((fault) => `at ${width} px: ${fault}`));
    }
    faults.push(...(await lossesWhenEnlarged(page)));
    expect(faults).toEqual([]);
  });
}

test('in wide windows, the home page is accessible', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await expectNoViolations(page);
});
