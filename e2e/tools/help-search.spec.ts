import { expect, type Page } from 'playwright/test';
import { page as faq } from '@/content/help/faq';
import { page as policy } from '@/content/help/payment-policy';
import { page as prohibitedItems } from '@/content/help/prohibited-items';
import { helpSearch as words } from '@/content/help-search';
import { scriptFiles } from '../export/scripts';
import { expectNoViolations } from '../support/axe';
import { helpTabs, sectionOf } from '../support/labels';
import { test } from '../support/test';

const INDEX = '**/help-search.json';

const [part] = sectionOf(policy, 'document').parts;
const [prohibited] = sectionOf(prohibitedItems, 'points').items;
const [asked] = sectionOf(faq, 'faq').groups.flatMap(({ questions }) => questions);
if (!part || !prohibited || !asked) throw new Error('There is too little to search');
/** A word that is certain to be found. */
const word = part.heading.split(' ')[0] ?? '';

const boxOf = (page: Page) => page.getByRole('combobox', { name: words.label });

test('loads nothing until the search box is used', {
  tag: ['@phone'],
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/help', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => path.endsWith('.js') || path.endsWith('.json'))).toEqual([]);
  await Promise.all([page.waitForResponse(INDEX), boxOf(page).focus()]);
});

test('opens an answer found by keyboard', { tag: ['@words', '@desktop'] }, async ({ page }) => {
  await page.goto('/help');
  await boxOf(page).pressSequentially(asked.question);
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoViolations(page);
  const question = page.getByRole('option').filter({ hasText: asked.question }).first();
  const id = await question.getAttribute('id');
  for (
    let steps = 0;
    (await boxOf(page).getAttribute('aria-activedescendant')) !== id;
    steps += 1
  ) {
    expect(steps).toBeLessThan(7);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(`/help/faq#${asked.id}`);
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test('finds an answer despite a typing error, and marks the word', {
  tag: ['@desktop'],
}, async ({ page }) => {
  const answer = { href: '/help', title: 'A xylophone', page: 'Help', text: 'It travels well.' };
  await page.route(INDEX, (route) => route.fulfill({ json: [answer] }));
  await page.goto('/help');
  await boxOf(page).pressSequentially('xylofone');
  await expect(page.getByRole('option').locator('mark')).toHaveText('xylophone');
});

test('an answer can be chosen by pointer', { tag: ['@words', '@phone'] }, async ({ page }) => {
  await page.goto('/help');
  await boxOf(page).pressSequentially(part.heading);
  await page.getByRole('option', { name: part.heading }).first().click();
  await page.waitForURL(`/help/payment-policy#${part.id}`);
});

test('opens a prohibited item at its place in the list', { tag: ['@words', '@phone'] }, async ({
  page,
}) => {
  await page.goto('/help');
  await boxOf(page).pressSequentially(prohibited.title);
  await page.getByRole('option', { name: prohibited.title }).first().click();
  await page.waitForURL(/\/help\/prohibited-items/);
  await expect(page.getByRole('heading', { name: prohibited.title })).toBeInViewport();
});

test('Tab moves to the button and opens nothing', { tag: ['@desktop'] }, async ({ page }) => {
  await page.goto('/help');
  await boxOf(page).pressSequentially(word);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: words.button, exact: true })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/help');
});

test('the button shows the answers again', { tag: ['@desktop'] }, async ({ page }) => {
  await page.goto('/help');
  await boxOf(page).pressSequentially(word);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.getByRole('button', { name: words.button, exact: true }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(boxOf(page)).toHaveValue(word);
});

test('offers support when nothing is found', { tag: ['@desktop'] }, async ({ page }) => {
  await page.goto('/help');
  await boxOf(page).pressSequentially('xyzzyplugh');
  await expect(page.getByText(words.empty.split('{')[0] ?? '')).toBeVisible();
  await expect(page.getByRole('link', { name: words.ask })).toHaveAttribute('href', '/contact');
  await expectNoViolations(page);
});

test('responds although another part of the page was touched first', {
  tag: ['@desktop'],
}, async ({ page }) => {
  await page.goto('/help');
  const tab = page.getByRole('tab', { name: helpTabs[1]?.title ?? '', exact: true });
  await tab.focus();
  await expect(page.locator('[data-hydrated]', { has: tab })).toBeVisible();
  await boxOf(page).pressSequentially(word);
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('keeps and searches text typed before hydration', {
  tag: ['@phone'],
}, async ({ page }) => {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(scriptFiles, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/help');
  await boxOf(page).pressSequentially(word);
  letIn();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(boxOf(page)).toHaveValue(word);
  await expect(boxOf(page)).toBeFocused();
});

test('tries four times without a connection, reports it, and can retry', {
  tag: ['@phone'],
}, async ({ page, problems }) => {
  problems.expect(/^Failed to load resource: .*help-search\.json/);
  let tries = 0;
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(INDEX, async (route) => {
    tries += 1;
    await failing;
    await route.abort();
  });
  await page.clock.install();
  await page.goto('/help');
  await boxOf(page).pressSequentially(word);
  await expect(page.getByText(words.loading)).toBeVisible();
  fail();
  // Each wait is longer; the page's clock advances automatically between checks.
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(page.getByText(words.failed)).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(60_000);
  expect(tries).toBe(4);

  await page.unroute(INDEX);
  await page.getByRole('button', { name: words.retry }).click();
  await expect(page.getByText(/\d answers/)).toBeAttached();
});

test('reports that its script failed to load', {
  tag: ['@phone'],
}, async ({ page, problems }) => {
  problems.expect(/./);
  await page.goto('/help');
  await page.route(scriptFiles, async (route) => {
    const response = await route.fetch();
    const isSearch = (await response.text()).includes('headlessui-combobox');
    return isSearch ? route.abort() : route.fulfill({ response });
  });
  await boxOf(page).focus();
  await expect(page.getByText(words.unavailable)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no search box', { tag: ['@phone'] }, async ({ page }) => {
    await page.goto('/help');
    await expect(page.locator('#help-search')).toBeHidden();
    await expect(page.getByRole('tablist')).toBeVisible();
  });
});
