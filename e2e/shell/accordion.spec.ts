import { expect, type Page } from 'playwright/test';
import { scripting, test } from '../support/test';

/** The groups of questions that the page shows: their summaries, and their open answers. */
const groups = (page: Page) => page.locator('main [id]:has(> div > div > details)');
const questions = (page: Page, group: number) => groups(page).nth(group).locator('summary');
const opened = (page: Page, group: number) => groups(page).nth(group).locator('details[open]');

for (const { how, javaScriptEnabled } of scripting) {
  test.describe(`the questions${how}`, { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled });

    test('open with the first of all, one at a time in each group or at their address, and close again', async ({
      page,
    }) => {
      await page.goto('/help/faq');
      const open = page.locator('main details[open]');
      await expect(open).toHaveCount(1);
      await expect(opened(page, 0)).toHaveCount(1);
      await questions(page, 0).nth(1).click();
      await expect(opened(page, 0)).toHaveCount(1);
      await questions(page, 1).nth(1).focus();
      await page.keyboard.press('Enter');
      await expect(opened(page, 1)).toHaveCount(1);
      await expect(opened(page, 0)).toHaveCount(1);
      await questions(page, 0).nth(1).click();
      await expect(opened(page, 0)).toHaveCount(0);

      const answer = groups(page).nth(1).locator('details > [id]').nth(1);
      const id = await answer.getAttribute('id');
      await page.goto('about:blank');
      await page.goto(`/help/faq#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await expect(opened(page, 1)).toHaveCount(1);
      await expect(open).toHaveCount(2);
    });
  });
}

test('a row of a table opens by a touch, and a touch of its answer leaves it open', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/help/prohibited-items');
  const row = page.locator('main tr:has(td > details)').first();
  const fold = row.locator('details');
  const sign = () =>
    row.locator('summary').evaluate((it) => getComputedStyle(it, '::before').content);
  expect(await sign()).toContain('+');
  const width = await row.evaluate((it) => it.clientWidth);
  await row.click({ position: { x: width - 12, y: 20 } });
  await expect(fold).toHaveAttribute('open');
  expect(await sign()).toContain('−');
  const height = await row.evaluate((it) => it.clientHeight);
  await row.click({ position: { x: width / 2, y: height - 16 } });
  await expect(fold).toHaveAttribute('open');
});
