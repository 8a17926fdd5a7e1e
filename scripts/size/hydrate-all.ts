import type { Page } from 'playwright';

/** Roots that should be hydrated and are not. The help search hydrates only once its box is used. */
const NOT_HYDRATED = ':not([data-wake], [data-hydrated], :has([data-hydrated], [role=search]))';

/**
 * Hydrates all islands and behaviors within a part of the page, as moving the focus through it does.
 *
 * @param where a selector
 * @throws if one of them does not hydrate
 */
export async function hydrateAll(page: Page, where = 'body'): Promise<void> {
  await page.locator(`${where} [data-load]`).evaluateAll((roots) => {
    const focus = new Event('focusin', { bubbles: true });
    for (const root of roots) root.firstElementChild?.dispatchEvent(focus);
  });
  await page.waitForFunction(
    (selector) => document.querySelector(selector) === null,
    `${where} [data-load]${NOT_HYDRATED}`,
  );
}
