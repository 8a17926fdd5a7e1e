import { expect, type Locator, type Page } from 'playwright/test';
import { words } from '@/content/interface';
import { english } from '@/content/languages/english';
import { languages } from '@/content/languages/languages';
import { headerMenus } from '@/lib/links/menus';
import { siteOf, sitesOf, versionsOf } from '@/lib/site/site';
import { shiftsFromNow } from '../export/layout-shifts';
import { scripting, test, withMotion } from '../support/test';

const site = siteOf(english);
const sites = sitesOf(languages);

const banner = (page: Page) => page.getByRole('banner');
const bar = (page: Page) => page.getByRole('navigation', { name: words.mainNavigation });
const buttons = (page: Page) => bar(page).getByRole('button');
const open = (page: Page) => page.locator('[popover]:visible');
/** Every menu begins with a link to its index page. */
const indexLink = (page: Page) => open(page).getByRole('link').first();

const somewhereElse = [640, 780] as const;

/** Distance from the window's upper edge to the element's lower edge, in pixels. */
const lowerEdge = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().bottom);

test('name, language and menu are in the header of every phone', { tag: '@phone' }, async ({
  page,
}) => {
  for (const { company, languageName, words: interfaceWords, ...own } of sites) {
    await page.goto(own.pageById('contact').canonical);
    const others = sites.filter((other) => other.languageName !== languageName);
    for (const width of [320, 414]) {
      await page.setViewportSize({ width, height: 800 });
      for (const part of [
        banner(page).getByText(company.name, { exact: true }),
        ...others.map((other) => banner(page).getByRole('link', { name: other.languageName })),
        banner(page).getByRole('button', { name: interfaceWords.menu }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
  // A page that no other language has leads to their home pages.
  const alone = site.pages.find((entry) => versionsOf(sites, entry).length === 1);
  await page.goto(alone?.canonical ?? '');
  for (const other of sites.slice(1))
    await expect(banner(page).getByRole('link', { name: other.languageName })).toHaveAttribute(
      'href',
      other.pageById('home').canonical,
    );
});

test('dropdowns take over from the drawer at 768 px, and Escape closes one held open by the pointer until it returns', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  const drawerButton = page.getByRole('button', { name: words.menu });
  for (const [width, isWide] of [
    [767, false],
    [768, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(drawerButton).toBeVisible({ visible: !isWide });
    await expect(buttons(page).first()).toBeVisible({ visible: isWide });
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await buttons(page).first().hover();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(open(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await page.mouse.move(...somewhereElse);
  await buttons(page).first().hover();
  await expect(indexLink(page)).toBeVisible();
});

for (const { how, javaScriptEnabled } of scripting) {
  test.describe(`the menus${how}`, { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled });

    test('are in order, and each opens alone on hover with all its links', async ({ page }) => {
      await page.goto('/tracking');
      const { home, menus, contact } = site.navigation;
      const entries = bar(page).locator('> ul > li > :is(a, button) >> visible=true');
      await expect(entries).toHaveText([home, ...menus, contact].map(({ label }) => label));
      const wait = await page.locator('#menu-services').evaluate((panel) => {
        const { transitionProperty, transitionDelay } = getComputedStyle(panel);
        const property = transitionProperty.split(', ').indexOf('visibility');
        return transitionDelay.split(', ')[property];
      });
      expect(wait).toBe('0.15s');

      for (const [i, { entries, index }] of headerMenus(site).entries()) {
        await buttons(page).nth(i).hover();
        await expect(open(page)).toHaveCount(1);
        for (const { label } of [...entries, index])
          await expect(open(page).getByRole('link', { name: label }).first()).toBeVisible();
      }
      await page.mouse.move(...somewhereElse);
      await expect(open(page)).toHaveCount(0);
    });

    test('the keyboard skips closed dropdowns, opens one and leaves it; the pointer can travel into one', async ({
      page,
    }) => {
      await page.goto('/tracking');
      await buttons(page).first().focus();
      await page.keyboard.press('Tab');
      await expect(buttons(page).nth(1)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(indexLink(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(open(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(open(page)).toHaveCount(0);
      await expect(buttons(page).first()).toBeFocused();

      await buttons(page).last().hover();
      await indexLink(page).hover();
      await indexLink(page).click();
      await expect(page).toHaveURL('/shipping-routes');
    });
  });
}

test('the current page is marked in the header and in its dropdown, at its alias too', {
  tag: '@desktop',
}, async ({ page }) => {
  const current = (of: Locator) => of.locator('[aria-current="page"]');
  await page.goto('/contact');
  await expect(current(banner(page))).toHaveText(site.navigation.contact.label);
  await page.goto('/routes/uk-to-tanzania');
  await buttons(page).last().hover();
  await expect(current(open(page))).toHaveAttribute('href', '/shipping-routes/uk-to-tanzania');
});

test.describe('the header', { tag: '@desktop' }, () => {
  test.use(withMotion);

  test('stays when the page is scrolled, moves nothing, and menus open below it', async ({
    page,
  }) => {
    await page.goto('/services');
    expect(await lowerEdge(banner(page))).toBe(64);
    const shifts = await shiftsFromNow(page);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => lowerEdge(banner(page))).toBe(64);
    expect(await shifts()).toBe('0.000');
    await buttons(page).first().click();
    await expect(open(page)).toBeVisible();
    const upperEdge = await open(page).evaluate((node) => node.getBoundingClientRect().top);
    expect(upperEdge).toBe(await lowerEdge(banner(page)));
  });
});
