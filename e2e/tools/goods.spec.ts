import { expect, type Page } from 'playwright/test';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { expectNoViolations } from '../support/axe';
import { test } from '../support/test';

const { goodsPage: words, pagesIn } = siteOf(english);
const goods = pagesIn('goods');

type GoodsPage = (typeof goods)[number]['page'];

const lengthOf = ({ name, lead, verdict: { air, sea } }: GoodsPage) =>
  [name, lead, air.reason, sea.reason].join('').length;

/** The goods with the fewest words: editors decide how long others are. */
const [brief] = goods
  .filter(({ page }) => page.items.length > 0)
  .toSorted((a, b) => lengthOf(a.page) - lengthOf(b.page));
const [sample, other] = goods;
if (!brief || !sample || !other) throw new Error('There are fewer than two kinds of goods');

const boxOf = (page: Page) => page.getByRole('searchbox', { name: words.search.label });
const nameOf = (page: Page, { page: { name } }: typeof sample) =>
  page.getByRole('link', { name, exact: true });

/** Two kinds of goods with search words that no content changes. */
const list = [
  { href: sample.path, title: sample.page.name, page: '', text: '', words: 'xylophone marimba' },
  { href: other.path, title: other.page.name, page: '', text: '', words: 'quark' },
];

async function giveList(page: Page) {
  await page.route('**/lists/goods.json', (route) => route.fulfill({ json: list }));
}

test('verdict, total and the note that it is an estimate are on the first screen', {
  tag: ['@words', '@phone'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(brief.path);
  const { air, sea } = brief.page.verdict;
  const [estimate = ''] = words.total.estimate.split('{');
  for (const text of [words.verdict.air[air.answer], words.verdict.sea[sea.answer]])
    await expect(page.locator('dd b', { hasText: text }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^TZS [\d,]+$/).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(estimate).first()).toBeInViewport({ ratio: 1 });
});

test('finds goods from the home page in two taps', {
  tag: ['@words', '@phone'],
}, async ({ page }) => {
  await giveList(page);
  for (const { words: word, href } of list) {
    await page.goto('/');
    await boxOf(page).tap();
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await expect(boxOf(page)).toHaveValue(word);
    const first = page.locator('form[role=search] + ul a').first();
    await expect(first).toBeInViewport({ ratio: 1 });
    await first.tap();
    await expect(page).toHaveURL(href);
  }
});

test('the search covers all goods, with their Swahili names', {
  tag: ['@words', '@desktop'],
}, async ({ page }) => {
  await page.goto('/goods');
  const asked = page.waitForResponse('**/lists/goods.json');
  await boxOf(page).pressSequentially(sample.page.swahili);
  expect((await (await asked).json()) as object[]).toHaveLength(goods.length);
  await expect(nameOf(page, sample).first()).toBeVisible();
});

test('typing filters the index, and Enter opens the first match', {
  tag: ['@desktop'],
}, async ({ page }) => {
  await giveList(page);
  await page.goto('/goods');
  await boxOf(page).pressSequentially('xyloph');
  await expect(nameOf(page, sample)).toHaveCount(1);
  await expect(nameOf(page, other)).toBeHidden();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(sample.path);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the box on the home page leads to all goods, where there is no box', {
    tag: ['@phone'],
  }, async ({ page }) => {
    await page.goto('/');
    await boxOf(page).fill('quark');
    await boxOf(page).press('Enter');
    await page.waitForURL(/\/goods\?q=quark#/);
    await expect(boxOf(page)).toBeHidden();
    for (const shown of [sample, other]) await expect(nameOf(page, shown)).toBeVisible();
  });
});
