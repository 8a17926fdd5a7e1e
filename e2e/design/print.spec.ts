import { expect } from 'playwright/test';
import { words } from '@/content/interface';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { test } from '../support/test';

const { originRoutes, pages, posts } = siteOf(english);
/** Articles come and go; any of them will do. */
const article = posts[0]?.canonical ?? '/';
const linking = pages.find(
  ({ page }) => 'sections' in page && JSON.stringify(page.sections).includes('"url":"https:'),
);
/** A page whose hero has a picture of its subject, and buttons. */
const drawn = pages.find(
  ({ page }) =>
    'sections' in page &&
    page.sections.some(
      (section) => section.kind === 'page-hero' && section.picture && section.actions,
    ),
);
const papers = ['/help/privacy-policy', article, '/help/shipping-tools'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`printed from the ${colorScheme} scheme`, { tag: '@desktop' }, () => {
    test.use({ colorScheme });

    test('prints text black on white', async ({ page }) => {
      for (const path of papers) {
        await page.goto(path);
        await page.emulateMedia({ media: 'print' });
        await expect(page.locator('html'), path).toHaveCSS('color-scheme', 'light');
        const colors = await page.locator('body, main h1').evaluateAll((elements) =>
          elements.map((element) => {
            const { color, backgroundColor } = getComputedStyle(element);
            return { color, backgroundColor };
          }),
        );
        expect(colors, path).toEqual([
          { color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' },
          { color: 'rgb(0, 0, 0)', backgroundColor: 'rgba(0, 0, 0, 0)' },
        ]);
      }
    });
  });
}

test.describe('printed', { tag: '@desktop' }, () => {
  test('hides everything that needs a click', async ({ page }) => {
    await page.goto(article);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('link', { name: words.chat })).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  test('prints the address of external links', async ({ page }) => {
    await page.goto(linking?.path ?? '');
    await page.emulateMedia({ media: 'print' });
    const link = page.getByRole('main').locator('a[href^="https:"]').first();
    const shown = await link.evaluate((node) => getComputedStyle(node, '::after').content);
    expect(shown).toContain(await link.getAttribute('href'));
  });

  test('does not print the message that a chat link contains', async ({ page }) => {
    await page.goto(originRoutes[0]?.canonical ?? '');
    await page.emulateMedia({ media: 'print' });
    const link = page.getByRole('main').locator('a[href*="?text="]');
    const shown = await link.evaluate((node) => getComputedStyle(node, '::after').content);
    expect(shown).toBe('none');
  });

  test('prints no mood pictures and gives every button an edge', async ({ page }) => {
    await page.goto(drawn?.canonical ?? '');
    await page.emulateMedia({ media: 'print' });
    const section = page.locator('main section').first();
    await expect(section.locator('svg[viewBox="0 0 480 320"]')).toBeHidden();
    const edges = await section
      .locator('p > a:visible')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).boxShadow));
    expect(edges.length).toBeGreaterThan(0);
    expect(new Set(edges)).toEqual(new Set(['rgb(0, 0, 0) 0px 0px 0px 1px inset']));
  });

  test('prints closed answers', async ({ page }) => {
    await page.goto('/help/faq');
    const answer = page.locator('details:not([open]) > :not(summary)').first();
    expect(await answer.evaluate((node) => node.checkVisibility())).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await answer.evaluate((node) => node.checkVisibility())).toBe(true);
  });
});
