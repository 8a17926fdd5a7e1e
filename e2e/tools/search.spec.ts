import { expect, type Page } from 'playwright/test';
import { search as words } from '@/content/search';
import { site as company } from '@/content/site';
import { chatNumber } from '@/lib/company/company';
import { fill } from '@/lib/text/fill';
import { expectNoViolations } from '../support/axe';
import { test } from '../support/test';

const LIST = '**/lists/search.json';

/** An answer that no content changes. */
const answer = { href: '/tracking', title: 'A xylophone', page: 'Help', lead: 'It travels well.' };

const list = {
  intents: { tax: [], cost: [], allowed: [], time: [] },
  fillers: [],
  everyday: [],
  entries: [answer],
};

const boxOf = (page: Page) => page.getByRole('searchbox', { name: words.label });
const found = (page: Page) => page.locator('form[role=search] li a');

const giveList = (page: Page) => page.route(LIST, (route) => route.fulfill({ json: list }));

test('finds an answer from the home page in two taps', { tag: '@phone' }, async ({ page }) => {
  await giveList(page);
  await page.goto('/');
  await boxOf(page).tap();
  await page.keyboard.type('xylofone');
  await page.keyboard.press('Enter');
  await expect(boxOf(page)).toHaveValue('xylofone');
  await expect(found(page)).toBeInViewport({ ratio: 1 });
  await expect(found(page).locator('mark')).toHaveText('xylophone');
  await expectNoViolations(page);
  await found(page).tap();
  await expect(page).toHaveURL(answer.href);
});

test('a question in the address is searched for at once, and offered by chat when nothing is found', {
  tag: '@desktop',
}, async ({ page }) => {
  const question = 'xyzzyplugh';
  await page.goto(`/goods?q=${question}`);
  await expect(page.getByText(fill(words.none, { question }))).toBeVisible();
  await expect(page.getByRole('link', { name: words.ask })).toHaveAttribute(
    'href',
    `https://wa.me/${chatNumber(company)}?text=${encodeURIComponent(fill(words.message, { question }))}`,
  );
  await expectNoViolations(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the box on the home page leads to all goods, where there is no box', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/');
    await boxOf(page).fill('quark');
    await boxOf(page).press('Enter');
    await page.waitForURL(/\/goods\?q=quark#/);
    await expect(page.getByRole('search')).toBeHidden();
  });
});
