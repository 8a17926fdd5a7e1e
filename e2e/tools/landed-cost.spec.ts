import { expect, type Page } from 'playwright/test';
import { page as landedCost } from '@/content/help/landed-cost';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { scriptFiles } from '../export/scripts';
import { expectNoViolations } from '../support/axe';
import { sectionOf } from '../support/labels';
import { test } from '../support/test';

const { customs, forms, landedCostTool: words, originRoutes, pagesIn } = siteOf(english);
const { fields, ways, result } = words;
const { calculator } = forms;

const path = '/help/landed-cost';
/** Goods that go by air and by sea, listed under their name. */
const goods = pagesIn('goods').find(
  ({ page: { items, verdict } }) =>
    items.length > 0 &&
    items.every(({ excise }) => excise === undefined) &&
    verdict.air.answer === 'yes' &&
    verdict.sea.answer !== 'no',
);
const [origin] = originRoutes;
if (!goods || !origin) throw new Error('There is nothing to work out');
const country = forms.quote.countryOfOrigin[origin.page.calculatorOrigin] ?? origin.page.name;
const examples = sectionOf(landedCost, 'landed-cost-examples').examples;

const field = (page: Page, label: string) => page.locator('main').getByLabel(label).first();
const panelOf = (page: Page, name = result.heading) => page.getByRole('region', { name });
const button = (page: Page) => page.getByRole('button', { name: words.submit.rest });

async function fillIn(page: Page) {
  await field(page, fields.goods.label).selectOption(goods?.slug ?? '');
  await field(page, fields.origin.label).selectOption({ label: origin?.page.name ?? '' });
  await field(page, fields.value.label).fill('600');
  await field(page, calculator.fields.weight.label).fill('3');
  for (const side of ['length', 'width', 'height'] as const)
    await field(page, calculator.fields[side].label).fill('20');
}

async function workOut(page: Page) {
  await page.goto(path);
  await fillIn(page);
  await button(page).click();
  await expect(panelOf(page)).toBeVisible();
}

const totalOf = (page: Page) => panelOf(page).locator('tfoot td').textContent();

test('shows the total with its lines and what it leaves out', { tag: '@phone' }, async ({
  page,
}) => {
  await workOut(page);
  await expect(panelOf(page)).toContainText(`TZS ${await totalOf(page)}`);
  await expect(panelOf(page)).toContainText(result.estimate);
  await expect(panelOf(page)).toContainText(result.notIncluded);
  await expectNoViolations(page);
});

test('the tool works by keyboard, and errors lead to their fields', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(path);
  await button(page).focus();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, fields.goods.label)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(ways.air)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel(ways.sea)).toBeChecked();
  await expect(field(page, fields.freight.label)).toBeVisible();
  await expect(field(page, calculator.fields.length.label)).toBeHidden();
});

test('a shared link restores the total', { tag: '@desktop' }, async ({ page, browser }) => {
  await workOut(page);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(page.url());
  await expect(panelOf(elsewhere)).toBeVisible();
  expect(await totalOf(elsewhere)).toBe(await totalOf(page));
  await elsewhere.close();
});

test('passes parcel, country, goods and town to the quote form', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(path);
  await fillIn(page);
  await field(page, fields.town.label).fill('Mwanza');
  await button(page).click();
  await panelOf(page).getByRole('link', { name: result.quote }).click();
  await page.waitForURL(/\/get-quote/);
  await expect(page.locator('[name=originCountry]')).toHaveValue(country);
  await expect(page.locator('[name=weight]')).toHaveValue('3');
  await expect(page.locator('[name=goodsType]')).toHaveValue(goods.page.name);
  await expect(page.locator('[name=additionalNotes]')).toHaveValue(/Mwanza/);
});

test('the calculator links here with origin, weight and size', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/help/shipping-tools#origin=uk&weight=5&length=40&width=30&height=20');
  await page.getByRole('link', { name: calculator.addDuty }).click();
  await page.waitForURL(/\/help\/landed-cost/);
  await expect(field(page, fields.origin.label)).toHaveValue('uk');
  await expect(field(page, calculator.fields.weight.label)).toHaveValue('5');
  await expect(field(page, calculator.fields.height.label)).toHaveValue('20');
});

test('calculates what was entered before the script loaded', { tag: '@phone' }, async ({
  page,
}) => {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(scriptFiles, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  await fillIn(page);
  await page.getByText(ways.sea, { exact: true }).click();
  await button(page).click();
  letIn();
  await expect(panelOf(page, result.beforeFreight)).toBeVisible();
  await expect(page.getByLabel(ways.sea)).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows examples and the method instead of the fields', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(button(page)).toBeHidden();
    await expect(page.getByText(words.scriptless.text)).toBeVisible();
    await expect(page.getByRole('heading', { name: words.method.heading })).toBeVisible();
    const table = page.getByRole('table', { name: words.examples.caption });
    await expect(table.locator('tbody tr')).toHaveCount(examples.length);
    const rates = page.getByRole('table', { name: words.rates.caption });
    for (const { name } of customs.charges) await expect(rates).toContainText(name);
  });
});
