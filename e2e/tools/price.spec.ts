import { expect } from 'playwright/test';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { expectNoViolations } from '../support/axe';
import { test } from '../support/test';

const site = siteOf(english);
const { price: words, forms } = site;
const [, other] = site.originRoutes;
const goods = site.goodsBySlug(words.popular[1] ?? '');
if (!other || !goods) throw new Error('There are fewer than two origins or things');

test('the shillings are on the first screen of a phone, and follow every choice', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto('/');
  const main = page.getByRole('main');
  const total = main.getByText(/TZS\s[\d,]+/).first();
  await expect(total).toBeInViewport({ ratio: 1 });
  const first = await total.textContent();
  await page
    .getByLabel(words.fields.from, { exact: true })
    .selectOption(other.page.calculatorOrigin);
  await page.getByLabel(words.fields.thing, { exact: true }).fill(goods.page.swahili);
  await expect(total).not.toHaveText(first ?? '');
  const inDar = await total.textContent();
  await page.getByLabel(words.fields.to, { exact: true }).selectOption('Mwanza');
  await expect(main.getByText(words.atHome)).toBeVisible();
  await expect(total).toHaveText(inDar ?? '');
  await expect(main.getByText(fill(words.parts.deliveryTo, { town: 'Mwanza' }))).toBeVisible();
  await page.getByLabel(words.fields.worth, { exact: true }).fill('900');
  await expect(total).not.toHaveText(inDar ?? '');
  await expectNoViolations(page);
  const shown = (await total.textContent()) ?? '';
  const lines = await main.getByRole('link', { name: words.lines }).getAttribute('href');
  await main.getByRole('link', { name: words.quote }).tap();
  await expect(page.getByLabel(forms.quote.fields.weight.label)).not.toHaveValue('');
  await expect(page.getByLabel(forms.quote.fields.additionalNotes.label)).toHaveValue(/Mwanza/);
  await expect(page.locator('[name=services]:checked')).toHaveValue('airFreight');
  // A reload must not undo what the visitor has changed since.
  await expect(page).toHaveURL('/get-quote');
  await page.goto(lines ?? '');
  const result = page.getByRole('region', { name: site.landedCostTool.result.heading });
  await expect(result).toContainText(shown.replace('\u00a0', ' '));
  await expectNoViolations(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the card shows its first answer, and a link to all countries', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(/TZS\s[\d,]+/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: words.others })).toHaveAttribute(
      'href',
      '/shipping-routes',
    );
  });
});
