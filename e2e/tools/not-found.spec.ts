import { expect } from 'playwright/test';
import { english } from '@/content/languages/english';
import { nearMisses } from '@/content/near-misses';
import { siteOf } from '@/lib/site/site';
import { expectNoViolations } from '../support/axe';
import { test } from '../support/test';

const site = siteOf(english);
const { notFound } = site;

const section = notFound.sections.find(({ kind }) => kind === 'not-found');
if (section?.kind !== 'not-found') throw new Error('The not-found page has no section of its own');
const { actions, parcel, suggestions } = section;

test.beforeEach(({ problems }) => problems.expect(/^Failed to load resource: .*404/));

test('a missing page answers 404 and logs its path', { tag: '@phone' }, async ({ page }) => {
  const noted = page.waitForEvent('console', (message) => message.text().startsWith('Page not'));
  const response = await page.goto('/xyzzy?from=mail');
  expect(response?.status()).toBe(404);
  expect((await noted).text()).toBe('Page not found: /xyzzy');
  await expectNoViolations(page);
});

test('/quote offers the quote form first', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/quote');
  await page.getByRole('link', { name: nearMisses.lead.link.label }).click();
  await page.waitForURL('/get-quote');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows its links, including the quote form', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/quote');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: nearMisses.lead.link.label })).toHaveAttribute(
      'href',
      '/get-quote',
    );
    for (const { label } of [parcel.link, ...actions, ...suggestions])
      await expect(main.getByRole('link', { name: label, exact: true }).first()).toBeVisible();
  });
});
