import { expect } from 'playwright/test';
import { words } from '@/content/interface';
import { english } from '@/content/languages/english';
import { chatNumber } from '@/lib/site/reach';
import { siteOf } from '@/lib/site/site-of';
import { scripting } from '../support/scripting';
import { test, withMotion } from '../support/test';

const site = siteOf(english);

for (const { how, javaScriptEnabled } of scripting) {
  test.describe(`the scroll-to-top button${how}`, { tag: '@desktop' }, () => {
    test.use({ ...withMotion, javaScriptEnabled });

    test('appears after 300 px of scrolling and scrolls to the top', async ({ page }) => {
      await page.goto('/');
      const link = page.getByRole('link', { name: words.scrollToTop, includeHidden: true });
      for (const [scrolled, visible] of [
        [0, false],
        [300, false],
        [301, true],
        [2000, true],
      ] as const) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
        await expect(link).toBeVisible({ visible });
      }
      await link.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

test('scrolls smoothly, or jumps with reduced motion', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});

test('the chat stays at the bottom right, and opens in a new tab', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  const chat = page.getByRole('link', { name: words.chat }).last();
  await expect(chat).toHaveAttribute('href', new RegExp(chatNumber(site.company)));
  await expect(chat).toHaveAttribute('target', '_blank');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await chat.boundingBox();
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(32);
  expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(32);
});

test('the chat of a phone covers no text, and nothing covers it', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/tracking');
  const chat = page.getByRole('link', { name: words.chat }).last();
  await expect(chat).toHaveText(words.chat);
  const bar = await chat.locator('..').boundingBox();
  expect(bar?.width).toBe(page.viewportSize()?.width);
  // On the first screen, the lower edge of the form crosses the chat link.
  await chat.click({ trial: true });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const end = await chat.locator('..').boundingBox();
  expect(Math.floor((footer?.y ?? 0) + (footer?.height ?? 0))).toBeLessThanOrEqual(end?.y ?? 0);
});
