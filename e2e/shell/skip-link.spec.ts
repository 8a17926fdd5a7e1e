import { expect } from 'playwright/test';
import { words } from '@/content/interface';
import { scripting } from '../support/scripting';
import { test } from '../support/test';

for (const { how, tag, javaScriptEnabled } of scripting) {
  test.describe(`the skip link${how}`, { tag }, () => {
    test.use({ javaScriptEnabled });

    test('comes first, shows on focus, and skips the header', async ({ page }) => {
      await page.goto('/');
      await page.keyboard.press('Tab');
      const link = page.getByRole('link', { name: words.skipToContent });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}
