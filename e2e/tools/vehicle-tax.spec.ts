import { expect } from 'playwright/test';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site';
import { test } from '../support/test';

const { examples, scriptless, submit, typical } = siteOf(english).vehicleTax;

test.use({ javaScriptEnabled: false });

test('without scripts, typical vehicles stand in for the fields of the tax tool', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/help/vehicle-tax');
  await expect(page.getByRole('button', { name: submit.rest })).toBeHidden();
  await expect(page.getByText(scriptless)).toBeVisible();
  // Those of each kind are closed at first.
  for (const summary of await page.getByText(typical.open).all()) await summary.click();
  for (const { name } of examples) await expect(page.getByRole('row', { name })).toBeVisible();
});
