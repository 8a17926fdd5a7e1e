import { expect } from 'playwright/test';
import { scripting } from '../support/scripting';
import { test } from '../support/test';

for (const { how, tag, javaScriptEnabled } of scripting) {
  test.describe(`the open drawer${how}`, { tag }, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('keeps focus, and returns it to its button', async ({ page }) => {
      await page.goto('/');
      const opener = page.getByRole('button', { name: 'Menu', exact: true });
      await opener.focus();
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog');
      await expect(drawer).toBeVisible();
      for (let i = 0; i < 20; i++) {
        await page.keyboard.press('Tab');
        // Between the last link and the first, focus is in the browser's own controls.
        await expect(page.locator(':focus:not(body, #drawer *, #drawer)')).toHaveCount(0);
      }
      await drawer.getByRole('link').first().focus();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });
}
