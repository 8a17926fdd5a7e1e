import { expect, type Page } from 'playwright/test';
import { calculatorTab, trackingTab } from '../support/labels';
import { test } from '../support/test';

const selected = (page: Page) => page.getByRole('tab', { selected: true });
const calculator = (page: Page) => page.locator('[name="origin"]');

test.describe('the tabs of the home page', { tag: '@phone' }, () => {
  test('mark the tab that the address selects', async ({ page }) => {
    await page.goto('/#calculator');
    await expect(selected(page)).toHaveText(calculatorTab);
    await expect(calculator(page)).toBeVisible();
  });

  test('follow links to them, and Back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('tab', { name: trackingTab }).click();
    await expect(page.locator('[data-hydrated]', { has: selected(page) })).toBeVisible();
    await page.evaluate(() => {
      location.hash = '#calculator';
    });
    await expect(selected(page)).toHaveText(calculatorTab);
    await expect(calculator(page)).toBeInViewport();
    await page.evaluate(() => {
      location.hash = '#track';
    });
    await page.goBack();
    await expect(selected(page)).toHaveText(calculatorTab);
  });

  test('respond to the space bar', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('tab', { name: trackingTab }).focus();
    await expect(page.locator('[data-hydrated]', { has: selected(page) })).toBeVisible();
    await page.getByRole('tab', { name: calculatorTab }).focus();
    await page.keyboard.press('Space');
    await expect(selected(page)).toHaveText(calculatorTab);
  });
});
