import { expect } from 'playwright/test';
import { words } from '@/content/interface';
import { english } from '@/content/languages/english';
import { chatNumber } from '@/lib/site/reach';
import { siteOf } from '@/lib/site/site-of';
import { scripting } from '../support/scripting';
import { test, withMotion } from '../support/test';

const site = siteOf(english);

// A phone only shows the chat link.
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

test('forms cover the chat link unless it has focus', { tag: '@phone' }, async ({ page }) => {
  const chat = page.getByRole('link', { name: words.chat }).last();
  const isInSight = () =>
    chat.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await page.goto('/help/faq');
  expect(await isInSight()).toBe(true);
  await page.goto('/get-quote');
  await page.locator('main form').evaluate((form) => {
    scrollTo({ top: form.getBoundingClientRect().top + scrollY, behavior: 'instant' });
  });
  expect(await isInSight()).toBe(false);
  await chat.focus();
  expect(await isInSight()).toBe(true);
});
