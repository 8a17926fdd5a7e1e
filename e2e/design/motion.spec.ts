import { expect, type Page } from 'playwright/test';
import { test } from '../support/test';

/** Counts animations that run or have finished, without scroll-driven ones. */
const moving = (page: Page) =>
  page.locator('body *').evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { animationName, animationTimeline } = getComputedStyle(element);
        return animationName !== 'none' && animationTimeline === 'auto';
      }).length,
  );

for (const path of ['/', '/shipping-routes/dubai-to-tanzania']) {
  test(`animates the map of ${path}, except with reduced motion`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    expect(await moving(page)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moving(page)).toBe(0);
  });
}
