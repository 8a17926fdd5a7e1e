import { expect } from 'playwright/test';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site';
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
if (!brief) throw new Error('There are no goods with totals');

test('verdict and total are on the first screen', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(brief.path);
  const { air, sea } = brief.page.verdict;
  for (const text of [words.verdict.air[air.answer], words.verdict.sea[sea.answer]])
    await expect(page.locator('dd b', { hasText: text }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^about TZS\s[\d,]+/).first()).toBeInViewport({ ratio: 1 });
});
