import { expect, type Page, type Request } from 'playwright/test';
import { words } from '@/content/interface';
import { hold, scriptFiles } from '../export/scripts';
import { test } from '../support/test';

const footerOf = (page: Page) => page.getByRole('contentinfo');

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

  test('logs the address, sends it to no one, and opens the newsletter page with it', async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const scripts = await hold(page, scriptFiles);
    await page.goto('/tracking');
    const note = page.waitForEvent('console', (message) => message.text().includes(email));
    await field(page).fill(email);
    await button(page).click();
    scripts.letIn();
    expect((await note).type()).toBe('log');
    await expectCarried(page);
    // Browsers do not send fragments.
    const sentBy = (request: Request) => request.url().replace(/#.*/, '') + request.postData();
    expect(requests.filter((request) => sentBy(request).includes('neema'))).toEqual([]);

    await page.reload();
    await field(page).fill(email);
    await button(page).click();
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
