import { expect, type Page } from 'playwright/test';
import { forms } from '@/content/forms';
import { english } from '@/content/languages/english';
import { rates } from '@/content/rates';
import type { Parcel } from '@/lib/calculator/estimate';
import { siteOf } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { scriptFiles } from '../export/scripts';
import { expectNoViolations } from '../support/axe';
import { priceOf as priceOfParcel } from '../support/price';
import { test } from '../support/test';

const site = siteOf(english);
const { originRoutes, routeBySlug } = site;

const { calculator: words } = forms;
const parcel: Parcel = { weight: '5', length: '40', width: '30', height: '30' };

const priceOf = (slug: string, of = parcel) => priceOfParcel(of, slug);

const summaryOf = (page: Page) => page.getByRole('main').getByRole('alert');

const estimateOf = (page: Page) => page.getByRole('region', { name: words.result.heading });

async function fillIn(page: Page, origin: string) {
  await page.getByLabel(words.fields.origin.label, { exact: true }).selectOption(origin);
  for (const [field, value] of [
    ['weight', parcel.weight],
    ['length', parcel.length],
    ['width', parcel.width],
    ['height', parcel.height],
  ] as const)
    await page.getByLabel(words.fields[field].label).fill(value);
}

async function calculate(page: Page, origin = 'uk') {
  await page.goto('/help/shipping-tools');
  await fillIn(page, origin);
  await page.getByRole('button', { name: words.submit.rest }).click();
  await expect(estimateOf(page)).toBeVisible();
}

test('prices a parcel, shows the calculation, and compares all origins', { tag: '@phone' }, async ({
  page,
}) => {
  await calculate(page);
  await expect(estimateOf(page)).toContainText(priceOf('uk'));
  await expect(estimateOf(page)).toContainText(String(rates.divisor));
  await expect(estimateOf(page)).toContainText(words.working.notIncluded);
  await page.getByText(words.compare.open).click();
  const list = page.getByRole('table', { name: fill(words.compare.caption, { parcel: '' }) });
  await expect(list.getByRole('row')).toHaveCount(originRoutes.length);
  await expect(list.locator('[aria-current]')).toContainText(routeBySlug('uk').page.name);
  await expectNoViolations(page);
  await page.emulateMedia({ media: 'print' });
  await expect(estimateOf(page)).toContainText(priceOf('uk'));
  await expect(page.getByRole('button', { name: words.submit.rest })).toBeHidden();
});

test('lists what is missing, with links to the fields', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/help/shipping-tools');
  await page.getByRole('button', { name: words.submit.rest }).click();
  const summary = summaryOf(page);
  await expect(summary).toBeFocused();
  await expectNoViolations(page);
  await summary.getByRole('link', { name: words.messages.weight.positive }).click();
  await expect(page.getByLabel(words.fields.weight.label)).toBeFocused();
});

test('a shared link is copied, and restores the estimate in another browser', {
  tag: '@desktop',
}, async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await calculate(page);
  await page.getByRole('button', { name: words.share.copy }).click();
  await expect(page.getByText(words.share.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const elsewhere = await browser.newPage();
  await elsewhere.goto(page.url());
  await expect(estimateOf(elsewhere)).toContainText(priceOf('uk'));
  await expect(elsewhere.getByLabel(words.fields.weight.label)).toHaveValue('5');
  await elsewhere.close();
});

test('explains the formula when its script fails to load', { tag: '@phone' }, async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await page.route(scriptFiles, (route) => route.abort());
  await page.goto('/help/shipping-tools');
  await expect(page.getByText(words.scriptless.failed)).toBeHidden();
  await fillIn(page, 'uk');
  await page.getByRole('button', { name: words.submit.rest }).click();
  await expect(page.getByText(words.scriptless.failed)).toBeVisible();
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
