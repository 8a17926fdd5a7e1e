import { expect, type Page } from 'playwright/test';
import { test } from '../support/test';

/** How many things move by the clock, or have come to rest. What only follows the scrolling is not counted. */
const moving = (page: Page) =>
  page.locator('body *').evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { animationName, animationTimeline } = getComputedStyle(element);
        return animationName !== 'none' && animationTimeline === 'auto';
      }).length,
  );

for (const path of ['/', '/shipping-routes/dubai-to-tanzania']) {
  test(`the map of ${path} is drawn before the visitor's eyes, unless they want less motion`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    expect(await moving(page)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moving(page)).toBe(0);
  });
}
