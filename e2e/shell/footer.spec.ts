import { expect, type Page, type Request } from 'playwright/test';
import { words } from '@/content/interface';
import { english } from '@/content/languages/english';
import { navigation } from '@/content/navigation';
import { destination } from '@/lib/links/target';
import { phoneHref } from '@/lib/site/reach';
import { siteOf } from '@/lib/site/site-of';
import { hold, scriptFiles } from '../export/scripts';
import { test } from '../support/test';

const site = siteOf(english);
const { company } = site;

const footerOf = (page: Page) => page.getByRole('contentinfo');

test.describe('the footer', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/tracking');
  });

  test('shows the company and how to reach it', async ({ page }) => {
    await expect(footerOf(page)).toContainText(company.blurb);
    for (const line of company.offices[0]?.address ?? []) {
      await expect(footerOf(page).getByText(line)).toBeVisible();
    }
    for (const [label, address] of [
      [company.phone, phoneHref(company)],
      [company.emails.info, `mailto:${company.emails.info}`],
      [company.emails.support, `mailto:${company.emails.support}`],
      ...company.social.map(({ name, url }) => [name, url] as const),
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
      expect(shown).toEqual(links.map((link) => [link.label, destination(site, link).href]));
    }
    for (const path of ['/help/terms', '/help/privacy-policy', '/help/payment-policy']) {
      await expect(footerOf(page).locator(`a[href="${path}"]`)).toBeVisible();
    }
  });

  test('has a button for a quote', async ({ page }) => {
    await footerOf(page).getByRole('link', { name: navigation.quote.label }).click();
    await expect(page).toHaveURL('/get-quote');
  });
});

test.describe('the newsletter form of the footer', { tag: '@phone' }, () => {
  const email = 'neema@example.com';
  const field = (page: Page) => footerOf(page).getByLabel(words.footer.newsletterField);
  const button = (page: Page) =>
    footerOf(page).getByRole('button', { name: words.footer.newsletterButton });

  /** The newsletter page's form contains the address, which is gone from the page's URL. */
  async function expectCarried(page: Page) {
    await expect(page.getByRole('main').locator('[name=email]')).toHaveValue(email);
    await expect(page).toHaveURL('/newsletter');
  }

  test('logs the address and opens the newsletter page with it', async ({ page }) => {
    await page.goto('/tracking');
    const note = page.waitForEvent('console', (message) => message.text().includes(email));
    await field(page).fill(email);
    await button(page).click();
    expect((await note).type()).toBe('log');
    await expectCarried(page);
  });

  test('sends the address to no one, and shows no thanks', async ({ page }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto('/tracking');
    await field(page).fill(email);
    await button(page).click();
    await expectCarried(page);
    // Browsers do not send fragments.
    const sentBy = (request: Request) => request.url().replace(/#.*/, '') + request.postData();
    const told = requests.filter((request) => sentBy(request).includes('neema'));
    expect(told).toEqual([]);
    await expect(page.getByText(/thank you/i)).toHaveCount(0);
  });

  test('fills in the form of the newsletter page itself too', async ({ page }) => {
    await page.goto('/newsletter');
    await field(page).fill(email);
    await button(page).click();
    await expectCarried(page);
  });

  test('requires an address', async ({ page }) => {
    await page.goto('/tracking');
    await field(page).fill('neema');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL('/tracking');
  });

  test('opens the newsletter page when submitted before hydration', async ({ page }) => {
    const scripts = await hold(page, scriptFiles);
    await page.goto('/tracking');
    await field(page).fill(email);
    await button(page).click();
    scripts.letIn();
    await expectCarried(page);
  });

  test('opens the newsletter page when its script fails to load', async ({ page, problems }) => {
    problems.expect(/ERR_FAILED/);
    await page.route(scriptFiles, (route) => route.abort());
    await page.goto('/tracking');
    await field(page).fill(email);
    await button(page).click();
    await page.waitForURL('/newsletter?*');
    await page.unroute(scriptFiles);
    await page.reload();
    await page.getByRole('main').locator('[name=email]').focus();
    await expectCarried(page);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is replaced by a link to the newsletter page', async ({ page }) => {
      await page.goto('/tracking');
      await expect(field(page)).toBeHidden();
      await footerOf(page).getByRole('link', { name: words.footer.newsletterPage }).click();
      await expect(page).toHaveURL('/newsletter');
    });
  });
});
