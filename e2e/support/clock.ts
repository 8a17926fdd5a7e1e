import type { Page } from 'playwright/test';

/**
 * Stops the page's clock, installed by `page.clock.install()`: from here on, only
 * `page.clock.runFor` advances it.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // Slightly in the future, because a clock cannot stop at a time that has passed.
  await page.clock.pauseAt(now + 60_000);
}
