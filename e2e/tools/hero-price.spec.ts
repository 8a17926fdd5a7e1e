import { expect, type Page } from 'playwright/test';
import { forms } from '@/content/forms';
import { english } from '@/content/languages/english';
import type { SectionOf } from '@/content/schema/section';
import { formatTimeRange } from '@/lib/format/time';
import { sectionsOf } from '@/lib/pages/sections-of';
import { siteOf } from '@/lib/site/site-of';
import { expectNoViolations } from '../support/axe';
import { priceOf } from '../support/price';
import { test } from '../support/test';

const site = siteOf(english);
const hero = sectionsOf(site, site.pageById('home')).find(({ kind }) => kind === 'home-hero');
const { price: words, times, actions } = hero as SectionOf<'home-hero'>;
const promised = site.routeBySlug(times.origin);
const other = site.originRoutes.find(({ slug }) => slug !== times.origin) ?? promised;

const sized = (weight: string) => ({ weight, length: '0', width: '0', height: '0' });
const chip = (page: Page, { page: { name } }: typeof other) =>
  page.getByRole('navigation', { name: words.countries }).getByRole('link', { name, exact: true });
const shown = (page: Page, text: string) =>
  page.getByRole('main').getByText(text, { exact: true }).locator('visible=true').first();

test('prices a parcel on the first screen of a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  // Ten origins are to be compared at a glance.
  const row = page.getByRole('main').locator(`li a[href="${promised.path}"]`).last();
  expect((await row.boundingBox())?.height, 'the height of an origin on the board').toBeLessThan(
    90,
  );
  // A small phone, partly covered by the chat bar.
  await page.setViewportSize({ width: 360, height: 740 - 52 });
  // Editors decide how long the lead is.
  const lead = page.locator('h1 ~ p').first();
  await lead.evaluate((text) => {
    text.textContent = text.textContent.slice(0, 100);
  });
  // A printed example, before any script.
  await expect(shown(page, priceOf(sized('5'), promised.slug))).toBeInViewport({ ratio: 1 });
  for (const { label } of actions) {
    const button = page.getByRole('main').getByRole('link', { name: label, exact: true }).first();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await chip(page, other).tap();
  await expect(shown(page, priceOf(sized('5'), other.slug))).toBeInViewport({ ratio: 1 });
  // Live from here on.
  await page.getByLabel(words.weight, { exact: true }).fill('7');
  await expect(shown(page, priceOf(sized('7'), other.slug))).toBeInViewport({ ratio: 1 });
  await page.getByLabel(words.goods).selectOption(words.things[1] ?? '');
  await expect(shown(page, words.total)).toBeVisible();
  await expectNoViolations(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a country shows its printed example, and the form leads on', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/');
    await chip(page, other).tap();
    await expect(shown(page, priceOf(sized('5'), other.slug))).toBeInViewport({ ratio: 1 });
    await expect(shown(page, formatTimeRange(other.page.times.air, site.locale))).toBeVisible();
    await page.getByLabel(words.origin, { exact: true }).selectOption(other.page.calculatorOrigin);
    await page.getByRole('button', { name: words.submit }).tap();
    await expect(page).toHaveURL(/\/help\/shipping-tools\?from=\w+&kg=5\b.*#calculator-weight$/);
  });
});

test('the calculator takes over country and weight', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/help/shipping-tools?from=dubai&kg=7&goods=#calculator-weight');
  const { origin, weight } = forms.calculator.fields;
  await expect(page.getByLabel(weight.label)).toHaveValue('7');
  await expect(page.getByLabel(origin.label, { exact: true })).toHaveValue('dubai');
});
