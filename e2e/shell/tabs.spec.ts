import { expect, type Page } from 'playwright/test';
import { scripting, test } from '../support/test';

const tabs = (page: Page) => page.getByRole('tab');
const selected = (page: Page) => page.getByRole('tab', { selected: true });

async function expectShown(page: Page, index: number) {
  const name = (await tabs(page).nth(index).textContent()) ?? '';
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}

/** Focuses the first tab, and waits until its script has loaded. */
async function wake(page: Page) {
  await tabs(page).first().focus();
  await expect(page.locator('[data-hydrated]', { has: selected(page) })).toBeVisible();
}

for (const { how, javaScriptEnabled } of scripting) {
  test.describe(`the tabs of the help center${how}`, { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled });

    test('show the first subject, any that is selected, and the one in the address', async ({
      page,
    }) => {
      await page.goto('/help');
      await expectShown(page, 0);
      for (const index of [1, 0]) {
        await tabs(page).nth(index).click();
        await expectShown(page, index);
      }
      const id = await page.locator('[role=tabpanel]').last().getAttribute('id');
      await page.goto(`/help#${id}`);
      await page.reload();
      await expectShown(page, -1);
    });
  });
}

test('the tabs of the home page follow the address, and Back', { tag: '@phone' }, async ({
  page,
}) => {
  const calculator = page.locator('#calculator');
  await page.goto('/');
  await wake(page);
  for (const id of ['calculator', 'track']) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, id);
    await expect(selected(page)).toHaveAttribute('aria-controls', id);
  }
  await page.goBack();
  await expect(selected(page)).toHaveAttribute('aria-controls', 'calculator');
  await expect(calculator).toBeInViewport();
});
