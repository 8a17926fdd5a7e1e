import { expect } from 'playwright/test';
import { page as faq } from '@/content/help/faq';
import { scripting } from '../support/scripting';
import { test } from '../support/test';

const groups = faq.sections.flatMap((section) => (section.kind === 'faq' ? section.groups : []));
const asked = groups[1]?.questions[1];
if (!asked) throw new Error('The second group has fewer than two questions');

for (const { how, javaScriptEnabled } of scripting) {
  test.describe(`the address of a question${how}`, { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled });

    test('opens only its answer', async ({ page }) => {
      await page.goto(`/help/faq#${asked.id}`);
      await expect(page.locator(`#${asked.id}`)).toBeInViewport();
      await expect(page.locator('details[open] summary')).toHaveText([asked.question]);
    });
  });
}
