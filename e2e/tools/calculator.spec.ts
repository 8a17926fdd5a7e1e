import { expect, type Page } from 'playwright/test';
import { forms } from '@/content/forms';
import { english } from '@/content/languages/english';
import { rates } from '@/content/rates';
import type { Parcel } from '@/lib/calculator/estimate';
import { siteOf } from '@/lib/site/site-of';
import { fill } from '@/lib/text/fill';
import { scriptFiles } from '../export/scripts';
import { expectNoViolations } from '../support/axe';
import { calculatorTab } from '../support/labels';
import { priceOf as priceOfParcel } from '../support/price';
import { test } from '../support/test';

const site = siteOf(english);
const { originRoutes, routeBySlug } = site;

const { calculator: words } = forms;
const parcel: Parcel = { weight: '5', length: '40', width: '30', height: '30' };
const small: Parcel = { weight: '2', length: '10', width: '10', height: '10' };

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

test('prices a parcel and shows the calculation', { tag: '@phone' }, async ({ page }) => {
  await calculate(page);
  await expect(estimateOf(page)).toContainText(priceOf('uk'));
  await expect(estimateOf(page)).toContainText(`40 × 30 × 30 cm ÷ ${rates.divisor}`);
  await expect(estimateOf(page)).toContainText(words.working.notIncluded);
  await expectNoViolations(page);
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

test('compares the same parcel from all origins', { tag: '@desktop' }, async ({ page }) => {
  await calculate(page);
  await page.getByText(words.compare.open).click();
  const list = page.getByRole('list', { name: fill(words.compare.caption, { parcel: '' }) });
  await expect(list.getByRole('listitem')).toHaveCount(originRoutes.length);
  const germany = list.getByRole('listitem').filter({ hasText: routeBySlug('germany').page.name });
  await expect(germany).toContainText(priceOf('germany'));
  await expect(list.locator('[aria-current]')).toContainText(routeBySlug('uk').page.name);
  await expectNoViolations(page);
});

test('a shared link restores the estimate in another browser', { tag: '@desktop' }, async ({
  page,
  browser,
}) => {
  await calculate(page);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(page.url());
  await expect(estimateOf(elsewhere)).toContainText(priceOf('uk'));
  await expect(elsewhere.getByLabel(words.fields.weight.label)).toHaveValue('5');
  await elsewhere.close();
});

test("a shared link to the home page opens the calculator's tab", { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/#origin=usa&weight=2&length=10&width=10&height=10');
  await expect(estimateOf(page)).toContainText(priceOf('usa', small));
  await expect(page.getByRole('tab', { name: calculatorTab })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('reports what is wrong with a manipulated link', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/help/shipping-tools#origin=moon&weight=2&length=10&width=10&height=10');
  await expect(summaryOf(page)).toContainText(words.messages.origin);
});

test('the link can be copied @desktop', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await calculate(page);
  await page.getByRole('button', { name: words.share.copy }).click();
  await expect(page.getByText(words.share.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('carries weight, size and country over to the quote form', { tag: '@desktop' }, async ({
  page,
}) => {
  await calculate(page, 'dubai');
  await page.getByRole('link', { name: words.requestQuote }).click();
  await page.waitForURL(/\/get-quote/);
  await expect(page.locator('[name=originCountry]')).toHaveValue(
    forms.quote.countryOfOrigin.dubai ?? '',
  );
  await expect(page.locator('[name=weight]')).toHaveValue('5');
  await expect(page.locator('[name=height]')).toHaveValue('30');
});

test('prices what was typed before hydration', { tag: '@phone' }, async ({ page }) => {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(scriptFiles, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/help/shipping-tools');
  await fillIn(page, 'uk');
  await page.getByRole('button', { name: words.submit.rest }).click();
  letIn();
  await expect(estimateOf(page)).toContainText(priceOf('uk'));
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

test('once loaded it works without a connection', { tag: '@phone' }, async ({
  page,
  context,
  problems,
}) => {
  // The browser asks for the icon again when the address changes.
  problems.expect(/ERR_INTERNET_DISCONNECTED .*\/icon\.svg/);
  await calculate(page);
  await context.setOffline(true);
  await page.getByLabel(words.fields.weight.label).fill('20');
  await page.getByRole('button', { name: words.submit.rest }).click();
  await expect(estimateOf(page)).toContainText(priceOf('uk', { ...parcel, weight: '20' }));
});

test('prints the estimate without fields and buttons', { tag: '@desktop' }, async ({ page }) => {
  await calculate(page);
  await page.emulateMedia({ media: 'print' });
  await expect(estimateOf(page)).toContainText(priceOf('uk'));
  await expect(page.getByRole('button', { name: words.submit.rest })).toBeHidden();
  await expect(page.getByRole('button', { name: words.share.copy })).toBeHidden();
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
