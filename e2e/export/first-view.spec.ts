import { expect } from 'playwright/test';
import { test } from '../support/test';
import { shiftsFromNow } from './layout-shifts';
import { formPages, quietPages, requestsOf } from './scripts';

for (const path of [...formPages, ...quietPages]) {
  test(`${path} asks for its document and one font, and nothing more`, async ({ page }) => {
    const requests = requestsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const asked = requests.filter((request) => !request.url().includes('/icon.svg'));
    expect(asked.map((request) => request.resourceType())).toEqual(['document', 'font']);
  });

  test(`nothing moves in ${path} while it comes to life`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const shifts = await shiftsFromNow(page);
    const signUp = page.getByRole('contentinfo').locator('form');
    await signUp.locator('input').evaluate((input) => input.focus({ preventScroll: true }));
    await expect(
      page.locator('[data-hydrated]', { has: page.locator('#footer-email') }),
    ).toBeAttached();
    expect(await shifts()).toBe('0.000');
  });
}
