import { expect, type Page } from 'playwright/test';
import { page as perfume } from '@/content/goods/perfume';
import { page as smartphones } from '@/content/goods/smartphones';
import { goodsPage as words } from '@/content/goods-page';
import { expectNoViolations } from '../support/axe';
import { test } from '../support/test';

const boxOf = (page: Page) => page.getByRole('searchbox', { name: words.search.label });

test('verdict, total and whose estimate it is are on the first screen', {
  tag: ['@words', '@phone'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/goods/perfume');
  await expect(page.getByText(words.verdict.air['sea-only'])).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(words.verdict.sea.papers).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^TZS [\d,]+$/).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/An estimate: TRA decides/)).toBeInViewport({ ratio: 1 });
});

for (const [typed, name, path] of [
  ['perfume', perfume.name, '/goods/perfume'],
  ['simu', smartphones.name, '/goods/smartphones'],
] as const) {
  test(`finds "${typed}" from the home page in two taps`, {
    tag: ['@words', '@phone'],
  }, async ({ page }) => {
    await page.goto('/');
    await page.locator('#goods a[href="/goods"]').click();
    await boxOf(page).pressSequentially(typed);
    // Until the list has arrived, the link of the same name is one that is about to be hidden.
    await expect(page.getByRole('search').getByRole('status')).not.toBeEmpty();
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(path);
  });
}

test('the index is narrowed while typing, and Enter opens the first', {
  tag: ['@words', '@desktop'],
}, async ({ page }) => {
  await page.goto('/goods');
  await boxOf(page).pressSequentially('simu');
  await expect(page.getByRole('link', { name: smartphones.name, exact: true })).toHaveCount(1);
  await expect(page.getByRole('link', { name: perfume.name, exact: true })).toBeHidden();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('/goods/smartphones');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the index has all goods, and no box that would do nothing', {
    tag: ['@words', '@phone'],
  }, async ({ page }) => {
    await page.goto('/goods');
    await expect(boxOf(page)).toBeHidden();
    await expect(page.getByRole('link', { name: perfume.name, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: smartphones.name, exact: true })).toBeVisible();
  });
});
