import { expect, type Page } from 'playwright/test';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site';
import { expectNoViolations } from '../support/axe';
import { test } from '../support/test';

const { vehicleTax: words } = siteOf(english);
const { examples, lineByLine, fields, result, submit, typical } = words;
const example = examples[lineByLine];
if (!example) throw new Error('There is no example');

const path = '/help/vehicle-tax';
const field = (page: Page, label: string) => page.locator('main').getByLabel(label).first();
const panelOf = (page: Page) => page.getByRole('region', { name: result.heading, exact: true });
const totalOf = (page: Page) => panelOf(page).locator('tfoot td').textContent();

/** Chooses by the value, which is also what a shared address has. */
async function workOut(page: Page) {
  await page.goto(path);
  await field(page, fields.kind.label).selectOption(example?.kind ?? '');
  await field(page, fields.year.label).fill(String(new Date().getFullYear() - (example?.age ?? 0)));
  await field(page, fields.engine.label).selectOption(String(example?.engine));
  await field(page, fields.value.label).fill(example?.value.amount ?? '');
  await page.getByRole('button', { name: submit.rest }).click();
  await expect(panelOf(page)).toBeVisible();
}

/** The typical vehicles of all kinds, which are closed at first. */
async function openExamples(page: Page) {
  for (const summary of await page.getByText(typical.open).all()) await summary.click();
}

test('pays what the table of typical vehicles says, again at its address', {
  tag: '@phone',
}, async ({ page }) => {
  await workOut(page);
  await expectNoViolations(page);
  const total = (await totalOf(page)) ?? '?';
  await openExamples(page);
  const row = page.getByRole('row', { name: example.name });
  // The heading of the column has the currency.
  await expect(row).toContainText(total.replace(/^\D+/, ''));
  // Every line leads to its source.
  const lines = panelOf(page).locator('tbody th');
  await expect(lines.getByRole('link')).toHaveCount(await lines.count());
  await page.reload();
  await expect(panelOf(page)).toBeVisible();
  expect(await totalOf(page)).toBe(total);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('typical vehicles stand in for the fields', { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: submit.rest })).toBeHidden();
    await expect(page.getByText(words.scriptless)).toBeVisible();
    await openExamples(page);
    for (const { name } of examples) await expect(page.getByRole('row', { name })).toBeVisible();
  });
});
