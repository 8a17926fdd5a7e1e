import { expect } from 'playwright/test';
import { pages } from '@/lib/pages/registry';
import { test } from '../support/test';

for (const { canonical } of pages) {
  // The fixture `problems` fails it over a violated content policy or a hydration error.
  test(`${canonical} comes to life without a complaint`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(canonical);
    const signUp = page.getByRole('contentinfo').locator('form');
    await signUp.locator('input').focus();
    await expect(signUp).toHaveAttribute('data-hydrated');
  });
}
