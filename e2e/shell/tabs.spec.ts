import { expect, type Page } from 'playwright/test';
import { scripting } from '../support/scripting';
import { test } from '../support/test';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });

async function expectShown(page: Page, name: string) {
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(panel(page, name)).toBeVisible();
}

for (const { how, tag, javaScriptEnabled } of scripting) {
  test.describe(`the tabs of the help center${how}`, { tag }, () => {
    test.use({ javaScriptEnabled });

    test('show the first subject, and any that is selected', async ({ page }) => {
      await page.goto('/help');
      await expectShown(page, 'Shipping');
      for (const name of ['Payments', 'Account', 'Shipping']) {
        await tab(page, name).click();
        await expectShown(page, name);
      }
    });

    test('show the subject that the address names', async ({ page }) => {
      await page.goto('/help#account');
      await expectShown(page, 'Account');
    });
  });
}

test.describe('the tabs of the help center, with their script', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/help');
    await tab(page, 'Shipping').focus();
    await expect(page.locator('[data-hydrated]', { has: tab(page, 'Shipping') })).toBeVisible();
  });

  test('move with arrow keys, Home and End, and wrap around', async ({ page }) => {
    for (const [key, name] of [
      ['ArrowRight', 'Payments'],
      ['ArrowLeft', 'Shipping'],
      ['ArrowLeft', 'Account'],
      ['ArrowRight', 'Shipping'],
      ['End', 'Account'],
      ['Home', 'Shipping'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expectShown(page, name);
    }
  });

  test('are a single tab stop', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(panel(page, 'Shipping').getByRole('link').first()).toBeFocused();
  });
});
