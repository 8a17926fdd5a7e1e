import { expect, type Page } from 'playwright/test';
import { scriptFiles } from '../export/scripts';
import { expectNoViolations } from '../support/axe';
import { test } from '../support/test';

const summaryOf = (page: Page) => page.getByRole('main').getByRole('alert');

const estimateOf = (page: Page) => page.getByRole('region', { name: 'Your estimate' });

async function fillIn(page: Page, origin: string) {
  await page.getByLabel('Shipping from', { exact: true }).selectOption(origin);
  for (const [field, value] of [
    ['Weight (kg)', '5'],
    ['Length (cm)', '40'],
    ['Width (cm)', '30'],
    ['Height (cm)', '30'],
  ] as const)
    await page.getByLabel(field).fill(value);
}

async function calculate(page: Page, origin = 'uk') {
  await page.goto('/help/shipping-tools');
  await fillIn(page, origin);
  await page.getByRole('button', { name: 'Calculate cost' }).click();
  await expect(estimateOf(page)).toBeVisible();
}

test('a parcel is priced, and the working shown', async ({ page }) => {
  await calculate(page);
  await expect(estimateOf(page)).toContainText('£50.40');
  await expect(estimateOf(page)).toContainText('By size: 40 × 30 × 30 cm ÷ 5000 = 7.2 kg');
  await expect(estimateOf(page)).toContainText('Not in this estimate');
  await expectNoViolations(page);
});

test('what is missing is said, and each entry leads to its field', async ({ page }) => {
  await page.goto('/help/shipping-tools');
  await page.getByRole('button', { name: 'Calculate cost' }).click();
  const summary = summaryOf(page);
  await expect(summary).toBeFocused();
  await expectNoViolations(page);
  await summary.getByRole('link', { name: 'Weight must be a positive number.' }).click();
  await expect(page.getByLabel('Weight (kg)')).toBeFocused();
});

test('the same parcel stands side by side from ten origins', { tag: '@desktop' }, async ({
  page,
}) => {
  await calculate(page);
  await page.getByText('Compare all origins').click();
  const table = page.getByRole('table', { name: /The same parcel from each origin/ });
  await expect(table.getByRole('row')).toHaveCount(11);
  await expect(table.getByRole('row', { name: /Germany/ })).toContainText('€97.20');
  await expect(table.locator('[aria-current]')).toHaveText(/UK/);
  await expectNoViolations(page);
});

test('a shared link restores the estimate in another browser', { tag: '@desktop' }, async ({
  page,
  browser,
}) => {
  await calculate(page);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(page.url());
  await expect(estimateOf(elsewhere)).toContainText('£50.40');
  await expect(elsewhere.getByLabel('Weight (kg)')).toHaveValue('5');
  await elsewhere.close();
});

test('on the home page a shared link opens the tab of the calculator', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/#origin=usa&weight=2&length=10&width=10&height=10');
  await expect(estimateOf(page)).toContainText('$30.00');
  await expect(page.getByRole('tab', { name: 'Cost Calculator' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a link that was tampered with says what is wrong with it', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/help/shipping-tools#origin=moon&weight=2&length=10&width=10&height=10');
  await expect(summaryOf(page)).toHaveText(/Please select an origin country\./);
});

test('the link can be copied @desktop', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await calculate(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('weight, size and country go along into the quote form', { tag: '@desktop' }, async ({
  page,
}) => {
  await calculate(page, 'dubai');
  await page.getByRole('link', { name: 'Request a quote for this' }).click();
  await page.waitForURL(/\/get-quote/);
  await expect(page.locator('[name=originCountry]')).toHaveValue('UAE');
  await expect(page.locator('[name=weight]')).toHaveValue('5');
  await expect(page.locator('[name=height]')).toHaveValue('30');
});

test('what was typed before the script came is priced all the same', { tag: '@phone' }, async ({
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
  await page.goto('/help/shipping-tools');
  await fillIn(page, 'uk');
  await page.getByRole('button', { name: 'Calculate cost' }).click();
  letIn();
  await expect(estimateOf(page)).toContainText('£50.40');
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
  await page.getByLabel('Weight (kg)').fill('20');
  await page.getByRole('button', { name: 'Calculate cost' }).click();
  await expect(estimateOf(page)).toContainText('£140.00');
});

test('printed, the estimate stands without fields and buttons', { tag: '@desktop' }, async ({
  page,
}) => {
  await calculate(page);
  await page.emulateMedia({ media: 'print' });
  await expect(estimateOf(page)).toContainText('£50.40');
  await expect(page.getByRole('button', { name: 'Calculate cost' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('rates and formula stand in the place of the fields', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/help/shipping-tools');
    await expect(page.getByText(/Rates per kg: USA \$15, UK £7/)).toBeVisible();
    await expect(page.getByText(/divided by 5000/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Calculate cost' })).toBeHidden();
  });
});
