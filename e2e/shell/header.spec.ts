import { expect, type Page } from 'playwright/test';
import { words } from '@/content/interface';
import { english } from '@/content/languages/english';
import { languages } from '@/content/languages/languages';
import { headerMenus } from '@/lib/links/menus';
import { siteOf } from '@/lib/site/site-of';
import { sitesOf } from '@/lib/site/sites';
import { menuLabel } from '../support/labels';
import { test } from '../support/test';

const site = siteOf(english);
const { pageById } = site;
const sites = sitesOf(languages);

const menu = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Every menu ends with a link to its index page, which shows that it is open. */
const indexOf = (page: Page, name: string) => {
  const label = headerMenus(site).find((candidate) => candidate.label === name)?.index.label ?? '';
  return page.getByRole('banner').getByRole('link', { name: label });
};

const somewhereElse = { x: 640, y: 780 };

test('the header stays visible', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  const logo = page.getByRole('banner').getByRole('link', { name: words.logoLabel });
  await expect(logo).toBeInViewport({ ratio: 1 });
});

test('name, language and menu are in the header of every phone', { tag: '@phone' }, async ({
  page,
}) => {
  for (const { company, languageName, words: interfaceWords, ...own } of sites) {
    await page.goto(own.pageById('contact').canonical);
    const banner = page.getByRole('banner');
    const others = sites.filter((other) => other.languageName !== languageName);
    for (const width of [320, 360, 390, 414]) {
      await page.setViewportSize({ width, height: 800 });
      for (const part of [
        banner.getByText(company.name, { exact: true }),
        ...others.map((other) => banner.getByRole('link', { name: other.languageName })),
        banner.getByRole('button', { name: interfaceWords.menu }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the logo links to the home page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: words.logoLabel }).click();
  await expect(page).toHaveURL('/');
});

test('dropdowns take over from the drawer at 768 px', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const drawerButton = page.getByRole('button', { name: words.menu });
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(drawerButton).toBeVisible();
  await expect(menu(page, menuLabel('services'))).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(drawerButton).toBeHidden();
  await expect(menu(page, menuLabel('services'))).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the menus' : 'the menus without script', {
    tag: '@desktop',
  }, () => {
    test.use({ javaScriptEnabled });

    test.beforeEach(async ({ page }) => {
      await page.goto('/tracking');
    });

    test('are in order, and wait 150 ms before they close', async ({ page }) => {
      const bar = page.getByRole('navigation', { name: words.mainNavigation });
      const { home, menus, contact } = site.navigation;
      const entries = bar.locator('> ul > li > :is(a, button)');
      await expect(entries).toHaveText([home, ...menus, contact].map(({ label }) => label));
      await expect(bar.locator('> ul > li > button')).toHaveCount(menus.length);

      const wait = await page.locator('#menu-services').evaluate((panel) => {
        const { transitionProperty, transitionDelay } = getComputedStyle(panel);
        const property = transitionProperty.split(', ').indexOf('visibility');
        return transitionDelay.split(', ')[property];
      });
      expect(wait).toBe('0.15s');
    });

    test('each opens alone on hover with all its links', async ({ page }) => {
      const open = page.getByRole('banner').locator('[popover]:visible');
      for (const { label, entries } of headerMenus(site)) {
        await menu(page, label).hover();
        await expect(indexOf(page, label)).toBeVisible();
        await expect(open).toHaveCount(1);
        for (const entry of entries) {
          await expect(open.getByRole('link', { name: entry.label, exact: true })).toBeVisible();
        }
      }
      await page.mouse.move(somewhereElse.x, somewhereElse.y);
      await expect(open).toHaveCount(0);
    });

    test('the pointer can travel into a dropdown', async ({ page }) => {
      await menu(page, menuLabel('routes')).hover();
      await indexOf(page, menuLabel('routes')).hover();
      await indexOf(page, menuLabel('routes')).click();
      await expect(page).toHaveURL('/shipping-routes');
    });

    test('the keyboard skips closed dropdowns, opens one, enters it and leaves it', async ({
      page,
    }) => {
      await menu(page, menuLabel('services')).focus();
      await page.keyboard.press('Tab');
      await expect(menu(page, menuLabel('about'))).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(indexOf(page, menuLabel('services'))).toBeVisible();
      await page.keyboard.press('Tab');
      const [first] = headerMenus(site)[0]?.entries ?? [];
      await expect(page.getByRole('link', { name: first?.label ?? '' }).first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(indexOf(page, menuLabel('services'))).toBeHidden();
      await expect(menu(page, menuLabel('services'))).toBeFocused();
    });
  });
}

test('Escape closes a dropdown held open by the pointer until it returns', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  await menu(page, menuLabel('services')).hover();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(indexOf(page, menuLabel('services'))).toBeHidden({ timeout: 500 });
  }).toPass();
  await page.mouse.move(somewhereElse.x, somewhereElse.y);
  await menu(page, menuLabel('services')).hover();
  await expect(indexOf(page, menuLabel('services'))).toBeVisible();
});

test.describe('the current page', { tag: '@desktop' }, () => {
  test('is marked in the header and in its dropdown', async ({ page }) => {
    const links = page.getByRole('banner').locator('[aria-current="page"]');
    await page.goto('/contact');
    await expect(links).toHaveText([site.navigation.contact.label]);
    await page.goto('/services/buy-for-me');
    await menu(page, menuLabel('services')).hover();
    await expect(links).toHaveText([pageById('services/buy-for-me').page.name]);
    await expect(links).toBeVisible();
  });

  test('is marked at its alias too', async ({ page }) => {
    await page.goto('/routes/uk-to-tanzania');
    const links = page.getByRole('banner').locator('[aria-current="page"]');
    await expect(links).toHaveAttribute('href', '/shipping-routes/uk-to-tanzania');
  });
});
