import type { Page } from 'playwright/test';

/**
 * Stops the page's clock, which `page.clock.install()` has put in place of the machine's and which
 * runs with it until then: from here on, time passes by `page.clock.runFor` alone.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // Somewhat ahead: a clock that has gone past the moment in the meantime refuses to stop there.
  await page.clock.pauseAt(now + 60_000);
}
