import { expect, type Page } from 'playwright/test';
import { words } from '@/content/interface';
import { english } from '@/content/languages/english';
import { navigation } from '@/content/navigation';
import { destination } from '@/lib/links/target';
import { siteOf } from '@/lib/site/site-of';
import { test } from '../support/test';

const site = siteOf(english);

const entries = site.navigation.drawer.map(
  (link) => [link.label, destination(site, link).href] as const,
);

const labelOf = (path: string) => entries.find(([, href]) => href === path)?.[0] ?? '';

const drawerOf = (page: Page) => page.getByRole('dialog', { name: words.mobileMenu });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the drawer' : 'the drawer without script', {
    tag: '@phone',
  }, () => {
    test.use({ javaScriptEnabled });

    test.beforeEach(async ({ page }) => {
      await page.goto('/tracking');
      await page.getByRole('button', { name: words.menu }).tap();
      await expect(drawerOf(page)).toBeVisible();
    });

    test('covers the lower 85 % of the screen, with two tiles above its entries in order', async ({
      page,
    }) => {
      const { height, width } = page.viewportSize() ?? { height: 0, width: 0 };
      const box = { x: 0, y: height * 0.15, width, height: height * 0.85 };
      const rounded = Object.fromEntries(
        Object.entries(box).map(([side, length]) => [side, expect.closeTo(length, 0)]),
      );
      await expect.poll(() => drawerOf(page).boundingBox()).toEqual(rounded);
      const lists = drawerOf(page).getByRole('list');
      await expect(lists.last().getByRole('link')).toHaveText(entries.map(([label]) => label));
      await expect(lists.first().getByRole('link')).toHaveText(
        navigation.drawerTiles.map(({ label }) => label),
      );
    });

    test('closes with Escape, its button and a tap outside', async ({ page }) => {
      const menu = page.getByRole('button', { name: words.menu });
      await page.keyboard.press('Escape');
      await expect(drawerOf(page)).toBeHidden();
      await expect(menu).toBeFocused();

      await menu.tap();
      await drawerOf(page).getByRole('button', { name: words.closeMenu }).tap();
      await expect(drawerOf(page)).toBeHidden();

      await menu.tap();
      await expect(drawerOf(page)).toBeVisible();
      await page.touchscreen.tap(200, 40);
      await expect(drawerOf(page)).toBeHidden();
    });

    test('leads to its entries, and is closed there and when going back', async ({ page }) => {
      for (const [label, path] of entries) {
        const entry = drawerOf(page).getByRole('link', { name: label, exact: true });
        await expect(entry).toHaveAttribute('href', path);
      }
      await drawerOf(page)
        .getByRole('link', { name: labelOf('/contact'), exact: true })
        .tap();
      await expect(page).toHaveURL('/contact');
      await expect(drawerOf(page)).toBeHidden();
      await page.goBack();
      await expect(drawerOf(page)).toBeHidden();
    });
  });
}

test('the drawer marks the current page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: words.menu }).tap();
  await expect(drawerOf(page).locator('[aria-current="page"]')).toHaveText([labelOf('/contact')]);
});
