import { expect, type Page } from 'playwright/test';
import { helpTabs } from '../support/labels';
import { scripting } from '../support/scripting';
import { test } from '../support/test';

const titles = helpTabs.map(({ title }) => title);
const [first = '', second = ''] = titles;
const last = titles.at(-1) ?? '';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });

async function expectShown(page: Page, name: string) {
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(panel(page, name)).toBeVisible();
}

for (const { how, tag, javaScriptEnabled } of scripting) {
  test.describe(`the tabs of the help center${how}`, { tag }, () => {
    test.use({ javaScriptEnabled });

    test('show the first subject, and any that is selected', async ({ page }) => {
      await page.goto('/help');
      await expectShown(page, first);
      for (const name of [...titles.slice(1), first]) {
        await tab(page, name).click();
        await expectShown(page, name);
      }
    });

    test('show the subject that the address names', async ({ page }) => {
      await page.goto(`/help#${helpTabs.at(-1)?.id}`);
      await expectShown(page, last);
    });
  });
}

test.describe('the tabs of the help center, with their script', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/help');
    await tab(page, first).focus();
    await expect(page.locator('[data-hydrated]', { has: tab(page, first) })).toBeVisible();
  });

  test('move with arrow keys, Home and End, and wrap around', async ({ page }) => {
    for (const [key, name] of [
      ['ArrowRight', second],
      ['ArrowLeft', first],
      ['ArrowLeft', last],
      ['ArrowRight', first],
      ['End', last],
      ['Home', first],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expectShown(page, name);
    }
  });

  test('are a single tab stop', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(panel(page, first).getByRole('link').first()).toBeFocused();
  });
});
