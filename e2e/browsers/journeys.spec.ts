import { test as base, expect, type Page, selectors } from 'playwright/test';
import { forms } from '@/content/forms';
import { priceOf } from '../support/price';

/** Chrome 92 lacks a function that Playwright calls; an engine is a script that runs next to it. */
const polyfill = () => {
  Element.prototype.checkVisibility ??= function checkVisibility(this: Element) {
    return this.getClientRects().length > 0;
  };
  return { query: () => null, queryAll: () => [] };
};

/** Fails a test whose page logs an error. */
const test = base.extend<{ errors: string[] }>({
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        // Chrome 112 reports that popovers are an experiment, Chrome 92 that the policy refuses the
        // arrow that it draws into fields with suggestions.
        const isKnown = /404|'popover' attribute|^Refused to apply inline style/.test(
          message.text(),
        );
        if (message.type() === 'error' && !isKnown) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

// A worker that runs several projects has registered it already.
test.beforeAll(() => selectors.register('polyfill', polyfill).catch(() => {}));

const PAGES = [
  ...['/', '/routes', '/shipping-routes/uk-to-tanzania', '/services/buy-for-me', '/get-quote'],
  ...['/contact', '/tracking', '/goods', '/help', '/help/landed-cost', '/nowhere'],
];

for (const path of PAGES)
  test(`${path} shows its heading, and does not scroll sideways`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });

/** The header's control that opens a menu: a button, or a link where there are no popovers. */
const opener = (page: Page, id: string) =>
  page.locator(`header :is([popovertarget=${id}], [href="#${id}"]) >> visible=true`);

for (const javaScriptEnabled of [true, false])
  test.describe(`script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the menu opens over the page, closes, and leads on @phone', async ({ page }) => {
      await page.goto('/');
      const drawer = page.locator('#drawer');
      await expect(drawer).toBeHidden();
      await opener(page, 'drawer').click();
      await expect(drawer).toBeVisible();
      await expect.poll(async () => (await drawer.boundingBox())?.y).toBeCloseTo(740 * 0.15, 0);
      await drawer.locator(':is(button, a[href="#menu-closed"]) >> visible=true').click();
      await expect(drawer).toBeHidden();
      await opener(page, 'drawer').click();
      await drawer.locator('a[href="/contact"]').click();
      await expect(page).toHaveURL('/contact');
    });

    test('the header’s menus open on hover where there is :has, else on a click @desktop', async ({
      page,
    }, { project }) => {
      await page.goto('/');
      const trigger = opener(page, 'menu-services');
      const entry = page.locator('#menu-services a').first();
      await expect(entry).toBeHidden();
      if (!project.name.startsWith('Chrome 92')) {
        await trigger.hover();
        await expect(entry).toBeVisible();
        await page.mouse.move(640, 700);
        await expect(entry).toBeHidden();
      }
      await trigger.focus();
      await page.keyboard.press('Enter');
      await expect(entry).toBeVisible();
      await page.mouse.click(640, 600);
      await expect(entry).toBeHidden();
      await trigger.click();
      await page.keyboard.press('Tab');
      await expect(entry).toBeFocused();
    });

    test('questions open', async ({ page }) => {
      await page.goto('/help/faq');
      const question = page.locator('main details').first();
      await question.locator('summary').click();
      await expect(question.locator(':not(summary)').first()).toBeVisible();
    });
  });

test('sends a message', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('form', { has: page.locator('[name=subject]') });
  const message = { name: 'Neema', email: 'neema@nectarine.example', subject: 'A box' };
  for (const [name, text] of Object.entries({ ...message, message: `It is ${Math.random()}` }))
    await form.locator(`[name=${name}]`).fill(text);
  await form.locator('[type=submit]').click();
  const toast = page.getByRole('status').filter({ hasText: forms.common.toasts.success });
  await expect(toast.first()).toBeVisible();
});

test('prices a parcel', async ({ page }) => {
  await page.goto('/help/shipping-tools');
  const parcel = { weight: '5', length: '40', width: '30', height: '30' };
  const form = page.locator('form', { has: page.locator('[name=weight]') });
  await form.locator('[name=origin]').selectOption('uk');
  for (const [name, value] of Object.entries(parcel))
    await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[type=submit]').click();
  await expect(page.getByText(priceOf(parcel, 'uk')).first()).toBeVisible();
});

test('finds an answer and a kind of goods', async ({ page }) => {
  await page.goto('/help');
  await page.locator('main [type=search]').pressSequentially('television');
  await expect(page.locator('[role=search] a[href="/goods/televisions"]')).toBeVisible();
});

test('hydrates the quote form, and checks what is entered', async ({ page }) => {
  await page.goto('/get-quote');
  const email = page.locator('main [name=email]');
  await email.fill('not an address');
  await expect(page.locator('main [data-hydrated]').first()).toBeAttached();
  await page.locator('main form [type=submit]').click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
});
