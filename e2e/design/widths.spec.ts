import { expect } from 'playwright/test';
import { test } from '../support/test';

/** One page of each kind. */
const paths = [
  '/',
  '/shipping-routes/south-korea-to-tanzania',
  '/get-quote',
  '/help/faq',
  '/blog/air-freight-benefits',
  '/membership',
];

for (const width of [360, 390, 768, 1280, 1920]) {
  test(`nothing sticks out of a window of ${width} px`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const widths: Record<string, number> = {};
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      widths[path] = await page.evaluate(() => document.documentElement.scrollWidth);
    }
    expect(Object.entries(widths).filter(([, found]) => found > width)).toEqual([]);
  });
}
