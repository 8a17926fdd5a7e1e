import { expect, type Page } from 'playwright/test';
import { page as faq } from '@/content/help/faq';
import { scripting } from '../support/scripting';
import { test } from '../support/test';

const groups = faq.sections.flatMap((section) => (section.kind === 'faq' ? section.groups : []));
const [first, second] = groups;
if (!first || !second) throw new Error('The questions have fewer than two groups');

const opened = (page: Page, group: { id: string }) => page.locator(`#${group.id} details[open]`);
const question = (page: Page, group: { id: string }, index: number) =>
  page.locator(`#${group.id} summary`).nth(index);

test('shows the groups of questions in order', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/help/faq');
  const titles = groups.map(({ title }) => title ?? '');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(titles);
});

for (const { how, tag, javaScriptEnabled } of scripting) {
  test.describe(`the questions${how}`, { tag }, () => {
    test.use({ javaScriptEnabled });

    test.beforeEach(async ({ page }) => {
      await page.goto('/help/faq');
    });

    test('start closed, open one at a time per group, and close again', async ({ page }) => {
      await expect(page.locator('main details[open]')).toHaveCount(0);
      await question(page, first, 0).click();
      await question(page, first, 1).click();
      await expect(opened(page, first)).toHaveCount(1);
      await expect(opened(page, first)).toContainText(first.questions[1]?.question ?? '');

      await question(page, second, 0).focus();
      await page.keyboard.press('Enter');
      await expect(opened(page, second)).toHaveCount(1);
      await expect(opened(page, first)).toHaveCount(1);

      await question(page, first, 1).click();
      await expect(opened(page, first)).toHaveCount(0);
    });
  });
}

test('opens one of the problems at a time', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/help/how-to-guides');
  const questions = page.locator('main summary');
  expect(await questions.count()).toBeGreaterThan(1);
  for (const trouble of await questions.all()) await trouble.click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
});
