import { expect } from 'playwright/test';
import { words } from '@/content/interface';
import { scripting, test, withMotion } from '../support/test';

/** From this width on, it shows before the page scrolls. */
const PHONES_END = 768;

for (const { how, javaScriptEnabled } of scripting) {
  test.describe(`the scroll-to-top button${how}`, { tag: '@desktop' }, () => {
    test.use({ ...withMotion, javaScriptEnabled });

    test('appears after 300 px of scrolling and scrolls to the top', async ({ page }) => {
      await page.goto('/');
      const link = page.getByRole('link', { name: words.scrollToTop, includeHidden: true });
      for (const [scrolled, visible] of [
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

test('the chat stays at the lower edge, on phones once the page scrolls, and opens in a new tab', async ({
  page,
}) => {
  await page.goto('/tracking');
  const chat = page.getByRole('link', { name: words.chat }).last();
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/);
  await expect(chat).toHaveAttribute('target', '_blank');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width < PHONES_END) await expect(chat).not.toBeInViewport();
  else await expect(chat).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await chat.click({ trial: true });
  const box = await chat.boundingBox();
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(64);
  // Text begins 16 px from the edge of a phone.
  if (width < PHONES_END) expect(width - (box?.x ?? 0)).toBeLessThanOrEqual(20);
  expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(32);
});

test('neither floating buttons nor the ticket cover a field at 400 % zoom', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await page.goto('/get-quote');
  const fields = page.locator('main form :is(input, select, textarea):visible:not([name=_honey])');
  const covered = await fields.evaluateAll((all) =>
    (all as HTMLElement[]).flatMap((field) => {
      field.focus();
      const { left, right, top, bottom } = field.getBoundingClientRect();
      const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const over = document.elementFromPoint(right - 4, middle);
      return left < right && over?.closest('aside, form + p') ? [field.getAttribute('name')] : [];
    }),
  );
  expect(await fields.count()).toBeGreaterThan(10);
  expect(covered).toEqual([]);
});
