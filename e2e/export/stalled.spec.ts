import { expect, type Locator, type Page } from 'playwright/test';
import { words } from '@/content/interface';
import { helpTabs, menuLabel } from '../support/labels';
import { test, withMotion } from '../support/test';
import { hold, scriptFiles } from './scripts';

/** Opens a page, touches an island, and stalls all scripts. */
async function openStalled(page: Page, path: string) {
  await hold(page, scriptFiles);
  await page.goto(path);
  const asked = page.waitForRequest(scriptFiles);
  await page.getByRole('contentinfo').locator('input').focus();
  await asked;
}

test.describe('while its scripts are loading', () => {
  test.use(withMotion);

  test('the drawer opens and closes', { tag: '@phone' }, async ({ page }) => {
    await openStalled(page, '/services');
    const drawer = page.getByRole('dialog', { name: words.mobileMenu });
    await page.getByRole('button', { name: words.menu }).tap();
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: words.closeMenu }).tap();
    await expect(drawer).toBeHidden();
  });

  for (const [how, open] of [
    ['under the pointer', (menu: Locator) => menu.hover()],
    ['at a key', (menu: Locator) => menu.press('Enter')],
  ] as const) {
    test(`a dropdown opens ${how}`, { tag: '@desktop' }, async ({ page }) => {
      await openStalled(page, '/services');
      await open(page.getByRole('button', { name: menuLabel('services'), exact: true }));
      await expect(page.locator('#menu-services')).toBeVisible();
    });
  }

  test('a question opens and closes', { tag: '@phone' }, async ({ page }) => {
    await openStalled(page, '/help/faq');
    const question = page.locator('main summary').first();
    await question.click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await question.click();
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });

  test('the carousel advances', { tag: '@phone' }, async ({ page }) => {
    await openStalled(page, '/');
    await page.getByRole('button', { name: words.nextSlide }).click();
    await expect(page.locator('#reviews-2')).toBeInViewport();
    await expect(page.locator('#reviews-1')).not.toBeInViewport();
  });

  test('a tab shows its panel', { tag: '@phone' }, async ({ page }) => {
    await openStalled(page, '/help');
    const name = helpTabs[1]?.title ?? '';
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  });

  test('a link works', { tag: '@phone' }, async ({ page }) => {
    await openStalled(page, '/contact');
    await page.getByRole('contentinfo').locator('a[href="/get-quote"]').first().click();
    await expect(page).toHaveURL('/get-quote');
  });
});
