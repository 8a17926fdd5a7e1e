import { expect, type Locator } from 'playwright/test';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { test } from '../support/test';

const { posts, forms } = siteOf(english);
/** A page with links in its text and a table of contents. */
const long = posts[0]?.canonical ?? '/';

const underline = (link: Locator) =>
  link.evaluate((node) => getComputedStyle(node).textDecorationThickness);

test.describe('states', { tag: '@desktop' }, () => {
  test('a link in a text changes under the pointer', async ({ page }) => {
    await page.goto(long);
    const link = page.locator('main p a').first();
    const rest = await underline(link);
    await link.hover();
    expect(await underline(link)).not.toBe(rest);
  });

  test('a ticket has both ends on one line, also those without an airport', async ({ page }) => {
    const [longest = ''] = forms.quote.countries.toSorted((a, b) => b.length - a.length);
    await page.goto('/get-quote');
    await page.locator('[name=originCountry]').selectOption(longest);
    const ends = page.locator('main p:has(> span + svg) > span');
    await expect(ends.first()).toContainText(longest);
    const tops = await ends.evaluateAll((all) => all.map((end) => end.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

  test('a scrolling box leaves room for the focus ring of its links', async ({ page }) => {
    await page.goto(long);
    const cut = await page.locator('main nav:has(> ol)').evaluate((nav) => {
      const { left, right } = nav.getBoundingClientRect();
      return [...nav.querySelectorAll('a')].flatMap((link) => {
        const box = link.getBoundingClientRect();
        return box.left - 6 < left || box.right + 6 > right ? [link.textContent] : [];
      });
    });
    expect(cut).toEqual([]);
  });
});
