import { expect } from 'playwright/test';
import { type PageEntry, pages } from '@/lib/pages/registry';
import { test } from '../support/test';

/** The pages of one folder are made alike and visited in one test. */
const folderOf = ({ id }: PageEntry) => (id.includes('/') ? id.replace(/\/.*/, '') : 'first level');
const folders = new Set(pages.map(folderOf));

for (const folder of folders) {
  const entries = pages.filter((entry) => folderOf(entry) === folder);

  test(`no page scrolls sideways at 320 px: ${folder}`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const widths: Record<string, number> = {};
    for (const { canonical } of entries) {
      await page.goto(canonical, { waitUntil: 'domcontentloaded' });
      widths[canonical] = await page.evaluate(() => document.documentElement.scrollWidth);
    }
    expect(Object.entries(widths).filter(([, width]) => width > 320)).toEqual([]);
  });
}

for (const { canonical } of pages) {
  // The fixture `problems` fails it over a violated content policy or a hydration error.
  test(`${canonical} comes to life without a complaint`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(canonical);
    const signUp = page.getByRole('contentinfo').locator('form');
    await signUp.locator('input').focus();
    await expect(signUp).toHaveAttribute('data-hydrated');
  });
}
