import { expect } from 'playwright/test';
import { words } from '@/content/interface';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site';
import { test } from '../support/test';

const { originRoutes, posts } = siteOf(english);
/** Articles come and go; any of them will do. */
const article = posts[0]?.canonical ?? '/';

test.describe('printed', { tag: '@desktop' }, () => {
  test.use({ colorScheme: 'dark' });

  test('prints text black on white, and nothing that needs a click', async ({ page }) => {
    await page.goto(article);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('main h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('link', { name: words.chat })).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  test('prints addresses of links elsewhere, but no message of a chat', async ({ page }) => {
    await page.goto(originRoutes[0]?.canonical ?? '');
    await page.emulateMedia({ media: 'print' });
    const links = page.locator('main a[href^="https:"]');
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      const shown = await link.evaluate((node) => getComputedStyle(node, '::after').content);
      expect(shown.includes(href), href).toBe(!href.includes('?text='));
    }
    expect(await links.count()).toBeGreaterThan(0);
  });

  test('prints closed answers', async ({ page }) => {
    await page.goto('/help/faq');
    // The last one: wide windows unfold the contents.
    const answer = page.locator('main details:not([open]) > :not(summary)').last();
    expect(await answer.evaluate((node) => node.checkVisibility())).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await answer.evaluate((node) => node.checkVisibility())).toBe(true);
  });
});
