import { expect } from 'playwright/test';
import { pages } from '@/lib/pages/registry';
import { test } from '../support/test';

for (const { canonical } of pages) {
  // The fixture `problems` fails it over a violated content policy or a hydration error.
  test(`${canonical} comes to life without a complaint`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(canonical);
    await page.locator('[data-load]').evaluateAll((roots) => {
      const touch = new Event('focusin', { bubbles: true });
      for (const root of roots) root.firstElementChild?.dispatchEvent(touch);
    });
    const asleep = page.locator(
      '[data-load]:not([data-wake], [data-hydrated], :has([data-hydrated]))',
    );
    await expect(asleep).toHaveCount(0);
  });
}
