import { expect, type Locator, type Page } from 'playwright/test';
import { words } from '@/content/interface';
import { shiftsFromNow } from '../export/layout-shifts';
import { test, withMotion } from '../support/test';

/** Distance from the window's upper edge to the element's lower edge, in pixels. */
const lowerEdge = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().bottom);

const header = (page: Page) => page.getByRole('banner');

test.describe('the header', { tag: '@desktop' }, () => {
  test.use(withMotion);

  test('shrinks when the page is scrolled', async ({ page }) => {
    await page.goto('/services');
    expect(await lowerEdge(header(page))).toBe(80);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => lowerEdge(header(page))).toBe(64);
  });

  test('shrinks without moving anything else', async ({ page }) => {
    await page.goto('/services');
    const shifts = await shiftsFromNow(page);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => lowerEdge(header(page))).toBe(64);
    expect(await shifts()).toBe('0.000');
  });

  for (const scrolled of [0, 600]) {
    test(`opens menus at its lower edge after scrolling ${scrolled} px`, async ({ page }) => {
      await page.goto('/services');
      await page.mouse.wheel(0, scrolled);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
      const menu = page.getByRole('navigation', { name: words.mainNavigation });
      await menu.getByRole('button').first().click();
      const panel = menu.locator(':popover-open');
      await expect(panel).toBeVisible();
      const upperEdge = await panel.evaluate((node) => node.getBoundingClientRect().top);
      expect(upperEdge).toBe(await lowerEdge(header(page)));
    });
  }

  test('keeps its size with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/services');
    expect(await lowerEdge(header(page))).toBe(64);
  });
});
