import { expect, type Page } from 'playwright/test';
import { page as landedCost } from '@/content/help/landed-cost';
import { english } from '@/content/languages/english';
import { leftOutOf } from '@/lib/own-prices/own-prices';
import { siteOf } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { expectNoViolations } from '../support/axe';
import { test } from '../support/test';

const site = siteOf(english);
const { customs, forms, landedCostTool: words, originRoutes, pagesIn } = site;
const { fields, ways, result } = words;
const { fields: parcel } = forms.calculator;

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
const examples = landedCost.sections.flatMap((section) =>
  section.kind === 'table' && section.shows && 'byAir' in section.shows ? section.shows.byAir : [],
);

const field = (page: Page, label: string) => page.locator('main').getByLabel(label).first();
const panelOf = (page: Page) => page.getByRole('region', { name: result.heading });
const button = (page: Page) => page.getByRole('button', { name: words.submit.rest });

async function fillIn(page: Page) {
  await field(page, fields.goods.label).selectOption(goods?.slug ?? '');
  await field(page, parcel.origin.label).selectOption({ label: origin?.page.name ?? '' });
  await field(page, fields.value.label).fill('600');
  await field(page, parcel.weight.label).fill('3');
  for (const side of ['length', 'width', 'height'] as const)
    await field(page, parcel[side].label).fill('20');
}

async function workOut(page: Page) {
  await page.goto(path);
  await fillIn(page);
  await button(page).click();
  await expect(panelOf(page)).toBeVisible();
}

const totalOf = (page: Page) => panelOf(page).locator('tfoot td').textContent();

test('shows the total and what it leaves out, again at its address', { tag: '@phone' }, async ({
  page,
}) => {
  await workOut(page);
  await expect(panelOf(page)).toContainText(result.estimate);
  await expect(panelOf(page)).toContainText(leftOutOf(site, false));
  await expectNoViolations(page);
  const total = await totalOf(page);
  await page.reload();
  await expect(panelOf(page)).toBeVisible();
  expect(await totalOf(page)).toBe(total);
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
  await page.getByLabel(ways.air).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel(ways.sea)).toBeChecked();
  await expect(field(page, fields.freight.label)).toBeVisible();
  await expect(field(page, parcel.length.label)).toBeHidden();
});

test('passes parcel, country, goods and town to the quote form', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(path);
  await fillIn(page);
  await page.getByRole('button', { name: words.more.add }).click();
  const second = page.getByLabel(fill(words.more.heading, { number: '2' }));
  await expect(second).toBeFocused();
  await second.selectOption('televisions');
  await field(page, fields.town.label).fill('Mwanza');
  await button(page).click();
  await expect(panelOf(page)).toContainText(site.price.atHome);
  await panelOf(page).getByRole('link', { name: site.price.quote }).click();
  await page.waitForURL(/\/get-quote/);
  await expect(page.locator('[name=originCountry]')).toHaveValue(country);
  await expect(page.locator('[name=weight]')).not.toHaveValue('3');
  await expect(page.locator('[name=goodsType]')).toHaveValue(new RegExp(goods.page.name));
  await expect(page.locator('[name=services]:checked')).toHaveValue('airFreight');
  await expect(page.locator('[name=additionalNotes]')).toHaveValue(/Mwanza/);
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
    const tickets = page.getByRole('figure', { name: words.examples.caption });
    await expect(tickets.getByRole('heading')).toHaveCount(examples.length);
    await page.goto('/help/customs-sources');
    const rates = page.getByRole('table', { name: words.rates.caption });
    for (const { name } of customs.charges) await expect(rates).toContainText(name);
  });
});
