import { expect, type Page } from 'playwright/test';
import { words } from '@/content/interface';
import { english } from '@/content/languages/english';
import { destination } from '@/lib/links/links';
import { siteOf } from '@/lib/site/site';
import { scripting, test } from '../support/test';

const site = siteOf(english);
const { drawer } = site.navigation;
const links = drawer.map((link) => [link.label, destination(site, link).href]);
const here = drawer.find((link) => 'page' in link && link.page === 'contact');

const drawerOf = (page: Page) => page.getByRole('dialog', { name: words.mobileMenu });
const opener = (page: Page) => page.getByRole('button', { name: words.menu, exact: true });

for (const { how, javaScriptEnabled } of scripting) {
  test.describe(`the drawer${how}`, { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled });

    test('covers the lower 85 % of the screen with its links, keeps focus, and closes in every way', async ({
      page,
    }) => {
      await page.goto('/tracking');
      await opener(page).tap();
      const { height, width } = page.viewportSize() ?? { height: 0, width: 0 };
      const box = { x: 0, y: height * 0.15, width, height: height * 0.85 };
      const rounded = Object.fromEntries(
        Object.entries(box).map(([side, length]) => [side, expect.closeTo(length, 0)]),
      );
      await expect.poll(() => drawerOf(page).boundingBox()).toEqual(rounded);
      const shown = await drawerOf(page)
        .getByRole('listitem')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
      expect(shown).toEqual(links);
      for (let i = 0; i < 20; i++) {
        await page.keyboard.press('Tab');
        // Between the last link and the first, focus is in the browser's own controls.
        await expect(page.locator(':focus:not(body, #drawer *, #drawer)')).toHaveCount(0);
      }

      await page.keyboard.press('Escape');
      await expect(drawerOf(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();

      await opener(page).tap();
      await drawerOf(page).getByRole('button', { name: words.closeMenu }).tap();
      await expect(drawerOf(page)).toBeHidden();

      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(drawerOf(page)).toBeVisible();
      await page.touchscreen.tap(200, 40);
      await expect(drawerOf(page)).toBeHidden();
    });

    test('is closed on the next page and when going back, and marks the current page', async ({
      page,
    }) => {
      await page.goto('/tracking');
      await opener(page).tap();
      await drawerOf(page).locator('a[href="/contact"]').tap();
      await expect(page).toHaveURL('/contact');
      await expect(drawerOf(page)).toBeHidden();
      await opener(page).tap();
      await expect(drawerOf(page).locator('[aria-current="page"]')).toHaveText(here?.label ?? '');
      await page.goBack();
      await expect(drawerOf(page)).toBeHidden();
    });
  });
}
