import type { Page } from 'playwright';

/** What has been turned to and does not run yet. The help search says so only once its box is touched. */
const ASLEEP = ':not([data-wake], [data-hydrated], :has([data-hydrated], [role=search]))';

/**
 * Turns to all islands and behaviors in a part of the page, as the focus does, and waits until each
 * of them has come to life.
 *
 * @param where a selector
 * @throws when one of them does not
 */
export async function turnToAll(page: Page, where = 'body'): Promise<void> {
  await page.locator(`${where} [data-load]`).evaluateAll((roots) => {
    const turn = new Event('focusin', { bubbles: true });
    for (const root of roots) root.firstElementChild?.dispatchEvent(turn);
  });
  await page.waitForFunction(
    (selector) => document.querySelector(selector) === null,
    `${where} [data-load]${ASLEEP}`,
  );
}
