import { expect, type Page } from 'playwright/test';
import { scripting, test } from '../support/test';

/** The groups of questions that the page shows: their summaries, and their open answers. */
const groups = (page: Page) => page.locator('main [id]:has(> div > div > details)');
const questions = (page: Page, group: number) => groups(page).nth(group).locator('summary');
const opened = (page: Page, group: number) => groups(page).nth(group).locator('details[open]');

for (const { how, javaScriptEnabled } of scripting) {
  test.describe(`the questions${how}`, { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled });

    test('start closed, open one at a time per group or at their address, and close again', async ({
      page,
    }) => {
      await page.goto('/help/faq');
      await expect(page.locator('main details[open]')).toHaveCount(0);
      await questions(page, 0).first().click();
      await questions(page, 0).nth(1).click();
      await expect(opened(page, 0)).toHaveCount(1);
      await questions(page, 1).first().focus();
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
      await expect(page.locator('details[open]')).toHaveCount(1);
    });
  });
}
