import { expect } from 'playwright/test';
import { forms } from '@/content/forms';
import { english } from '@/content/languages/english';
import { rates } from '@/content/rates';
import { siteOf } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { scriptFiles } from '../export/scripts';
import { expectNoViolations } from '../support/axe';
import { test } from '../support/test';
import { calculate, estimateOf, fillInParcel, PRICE, parcel } from './calculator-page';

const site = siteOf(english);
const { originRoutes, routeBySlug } = site;

const { calculator: words } = forms;

test('prices a parcel, shows the calculation, and compares all origins', { tag: '@phone' }, async ({
  page,
}) => {
  await calculate(page);
  await expect(estimateOf(page)).toContainText(String(rates.divisor));
  await expect(estimateOf(page)).toContainText(words.working.notIncluded);
  await page.getByText(words.compare.open).click();
  const list = page.getByRole('table', { name: fill(words.compare.caption, { parcel: '' }) });
  await expect(list.getByRole('row')).toHaveCount(originRoutes.length);
  await expect(list.locator('[aria-current]')).toContainText(routeBySlug('uk').page.name);
  await expectNoViolations(page);
  await page.emulateMedia({ media: 'print' });
  await expect(estimateOf(page)).toContainText(PRICE);
  await expect(page.getByRole('button', { name: words.submit.rest })).toBeHidden();
});

test('explains the formula when its script fails to load', { tag: '@phone' }, async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await page.route(scriptFiles, (route) => route.abort());
  await page.goto('/help/shipping-tools');
  await expect(page.getByText(words.scriptless.text)).toBeHidden();
  await fillInParcel(page);
  await page.getByRole('button', { name: words.submit.rest }).click();
  await expect(page.getByText(words.scriptless.text)).toBeVisible();
  await expect(page.getByText(words.scriptless.rates.split('{')[0] ?? '')).toBeVisible();
  await expect(page.getByRole('link', { name: words.scriptless.chat })).toBeVisible();
  await expect(page.getByLabel(words.fields.weight.label)).toHaveValue(parcel.weight);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows rates and formula instead of the fields', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/help/shipping-tools');
    await expect(page.getByText(words.scriptless.rates.split('{')[0] ?? '')).toBeVisible();
    await expect(page.getByText(String(rates.divisor)).first()).toBeVisible();
    await expect(page.getByRole('button', { name: words.submit.rest })).toBeHidden();
  });
});
