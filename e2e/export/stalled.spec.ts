import { expect } from 'playwright/test';
import { words } from '@/content/interface';
import { test, withMotion } from '../support/test';
import { hold, scriptFiles } from './scripts';

test.use(withMotion);

test('pages work while their scripts are loading', { tag: '@phone' }, async ({ page }) => {
  await hold(page, scriptFiles);
  await page.goto('/help/faq');
  const asked = page.waitForRequest(scriptFiles);
  await page.getByRole('contentinfo').locator('input').focus();
  await asked;

  const question = page.locator('main summary').first();
  await question.click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  const drawer = page.getByRole('dialog', { name: words.mobileMenu });
  await page.getByRole('button', { name: words.menu }).tap();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: words.closeMenu }).tap();
  await expect(drawer).toBeHidden();
  await page.getByRole('contentinfo').locator('a[href="/get-quote"]').first().click();
  await expect(page).toHaveURL('/get-quote');
});
