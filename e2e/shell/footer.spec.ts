import { expect, type Page, type Request } from 'playwright/test';
import { words } from '@/content/interface';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { destination } from '@/lib/links/target';
import { test } from '../support/test';

const footerOf = (page: Page) => page.getByRole('contentinfo');

test.describe('the footer', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/tracking');
  });

  test('says who the company is and how to reach it', async ({ page }) => {
    await expect(footerOf(page)).toContainText(site.blurb);
    for (const line of site.offices[0]?.address ?? []) {
      await expect(footerOf(page).getByText(line)).toBeVisible();
    }
    for (const [label, address] of [
      [site.phone.display, site.phone.href],
      [site.emails.info, `mailto:${site.emails.info}`],
      [site.emails.support, `mailto:${site.emails.support}`],
      ...site.social.map(({ name, url }) => [name, url] as const),
    ] as const) {
      const link = footerOf(page).getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', address);
    }
  });

  test('lists its links', async ({ page }) => {
    for (const [name, links] of [
      [words.footer.quickLinks, navigation.footer.quickLinks],
      [words.footer.popularServices, navigation.footer.popularServices],
      [words.footer.legal, navigation.footer.legal],
    ] as const) {
      const found = footerOf(page).getByRole('navigation', { name }).getByRole('link');
      const shown = await found.evaluateAll((all) =>
        all.map((link) => [link.textContent, link.getAttribute('href')]),
      );
      expect(shown).toEqual(links.map((link) => [link.label, destination(link).href]));
    }
    for (const path of ['/help/terms', '/help/privacy-policy', '/help/payment-policy']) {
      await expect(footerOf(page).locator(`a[href="${path}"]`)).toBeVisible();
    }
  });

  test('has a button for a quote', async ({ page }) => {
    await footerOf(page).getByRole('link', { name: 'Get a Quote' }).click();
    await expect(page).toHaveURL('/get-quote');
  });
});

test.describe('the newsletter form of the footer', () => {
  const email = 'neema@example.com';
  const formOf = (page: Page) => footerOf(page).locator('form');
  const field = (page: Page) => footerOf(page).getByLabel(words.footer.newsletterField);
  const button = (page: Page) =>
    footerOf(page).getByRole('button', { name: words.footer.newsletterButton });
  const thanks = (page: Page) => footerOf(page).getByText(words.footer.newsletterThanks);

  test('says thanks and empties itself', async ({ page }) => {
    await page.goto('/tracking');
    await field(page).fill(email);
    await button(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await expect(page).toHaveURL('/tracking');
  });

  test('makes no request', async ({ page }) => {
    await page.goto('/tracking');
    await field(page).fill(email);
    await expect(formOf(page)).toHaveAttribute('data-hydrated');
    await page.waitForLoadState('networkidle');
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await button(page).click();
    await expect(thanks(page)).toBeVisible();
    const asked = requests.filter((request) => !request.url().includes('/icon.svg'));
    expect(asked).toEqual([]);
  });

  test('notes the address on the console', async ({ page }) => {
    await page.goto('/tracking');
    const note = page.waitForEvent('console', (message) => message.text().includes(email));
    await field(page).fill(email);
    await button(page).click();
    expect((await note).type()).toBe('log');
  });

  test('asks for an address before anything else', async ({ page }) => {
    await page.goto('/tracking');
    await field(page).fill('neema');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await expect(thanks(page)).toBeHidden();
  });

  test('is answered though it was sent before its script came', async ({ page }) => {
    let letThrough = () => {};
    const free = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await free;
      await route.continue();
    });
    await page.goto('/tracking');
    await field(page).fill(email);
    await button(page).click();
    letThrough();
    await expect(thanks(page)).toBeVisible();
    await expect(page).toHaveURL('/tracking');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('gives way to the newsletter page', async ({ page }) => {
      await page.goto('/tracking');
      await expect(field(page)).toBeHidden();
      await footerOf(page).getByRole('link', { name: words.footer.newsletterPage }).click();
      await expect(page).toHaveURL('/newsletter');
    });
  });
});
