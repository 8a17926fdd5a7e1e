import { expect, type Page } from 'playwright/test';
import { page as landedCost } from '@/content/help/landed-cost';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site';
import { test } from '../support/test';

const site = siteOf(english);
const { customs, forms, landedCostTool: words } = site;

const path = '/help/landed-cost';
const examples = landedCost.sections.flatMap((section) =>
  section.kind === 'table' && section.shows && 'byAir' in section.shows ? section.shows.byAir : [],
);

const field = (page: Page, { label }: { label: string }) =>
  page.locator('main').getByLabel(label).first();

test('the fields are those of the chosen way', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(path);
  await page.getByLabel(words.ways.air).focus();
  await page.keyboard.press('ArrowRight');
  await expect(field(page, words.fields.freight)).toBeVisible();
  await expect(field(page, forms.calculator.fields.length)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows examples and the method instead of the fields', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: words.submit.rest })).toBeHidden();
    await expect(page.getByText(words.scriptless.text)).toBeVisible();
    await expect(page.getByRole('heading', { name: words.method.heading })).toBeVisible();
    const tickets = page.getByRole('figure', { name: words.examples.caption });
    await expect(tickets.getByRole('heading')).toHaveCount(examples.length);
    await page.goto('/help/customs-sources');
    const rates = page.getByRole('table', { name: words.rates.caption });
    for (const { name } of customs.charges) await expect(rates).toContainText(name);
  });
});
