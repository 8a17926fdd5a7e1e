import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from 'playwright/test';
import { forms as words } from '@/content/forms';
import { testAddress } from '../../scripts/setup/addresses.mjs';
import { findTestBrowser } from '../../scripts/setup/browser.mjs';
import { contact, quote } from '../forms/cases';
import { expectFilled, FAILURE, fillIn, formOf, submitButton, wake } from '../forms/form-page';
import { calculate, workOutLandedCost } from '../offline/tools';
import { keptIn, keptLine, openTouched, scriptsKept, test } from '../offline/visit';
import { sentence } from '../support/sentence';
import { formEndpoint } from '../support/test';

test.use({ serviceWorkers: 'allow' });

const { waiting } = words.common;
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const opened = ['/', '/help/faq', '/services', '/goods', quote.path];
const tools = ['/help/shipping-tools', '/help/landed-cost'];

test('five pages, the tools and a quote survive a browser that is reopened without a network', async ({
  receiver,
}) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'offline-'));
  const executablePath = findTestBrowser();
  const reopen = async (): Promise<[BrowserContext, Page]> => {
    const context = await chromium.launchPersistentContext(profile, {
      baseURL: testAddress.origin,
      reducedMotion: 'reduce',
      ...(executablePath && { executablePath }),
    });
    await context.route(formEndpoint, (route) =>
      route.continue({ url: receiver.origin + new URL(formEndpoint).pathname }),
    );
    return [context, await context.newPage()];
  };

  let [context, page] = await reopen();
  await openTouched(page, opened[0] ?? '');
  for (const address of opened) await page.goto(address);
  const form = (of: Page) => formOf(of, quote);
  await wake(form(page));
  await expect
    .poll(() => keptIn(page, 'pages'))
    .toEqual(expect.arrayContaining([...opened, ...tools]));
  // The rules of the form are loaded once a field has the focus.
  await form(page).locator('input:visible').first().focus();
  await page.waitForLoadState('networkidle');
  await scriptsKept(page);
  await context.close();

  [context, page] = await reopen();
  await context.setOffline(true);
  for (const address of [...opened, ...tools]) {
    await page.goto(address);
    await expect(keptLine(page)).toBeVisible();
    await expect(heading(page)).toBeVisible();
  }
  await workOutLandedCost(page);
  await page.goto('/help/shipping-tools');
  await calculate(page);
  await page.goto(quote.path);
  await wake(form(page));
  await fillIn(form(page), quote);
  await submitButton(form(page)).click();
  await expect(form(page).getByText(sentence(waiting.waiting))).toBeVisible();
  await context.close();

  [context, page] = await reopen();
  await page.goto('/services');
  expect((await receiver.nextPost()).fields).toMatchObject(quote.payload);
  await page.goto(quote.path);
  await wake(form(page));
  await expect(form(page).getByText(sentence(waiting.sent))).toBeVisible();
  expect(receiver.posts).toHaveLength(1);
  await context.close();
  rmSync(profile, { recursive: true });
});

test('where one of three connections breaks, opened pages always show', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/ERR_|Failed to load/);
  await openTouched(page, `${site.origin}/contact`);
  for (const address of opened) await page.goto(site.origin + address);
  await expect.poll(() => keptIn(page, 'pages')).toEqual(expect.arrayContaining(opened));
  site.lost = 1;
  for (let round = 0; round < 4; round++) {
    for (const address of opened) {
      await page.goto(site.origin + address);
      await expect(heading(page)).toBeVisible();
    }
  }
});

test('where storage is full, pages show and forms work as without a worker', async ({
  page,
  context,
  receiver,
  problems,
}) => {
  problems.expect(/ERR_|QuotaExceeded|Failed to load/);
  await page.goto(contact.path);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: testAddress.origin,
    quotaSize: 1,
  });
  await page.keyboard.press('Shift');
  await page.evaluate(() => navigator.serviceWorker.ready);
  for (const address of ['/services', contact.path]) {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
  }
  expect(await keptIn(page, 'pages')).toEqual([]);
  const form = formOf(page, contact);
  await wake(form);
  await fillIn(form, contact);
  await context.setOffline(true);
  await submitButton(form).click();
  await expect(page.getByText(FAILURE)).toBeVisible();
  await expectFilled(form, contact);
  await context.setOffline(false);
  await submitButton(form).click();
  expect((await receiver.nextPost()).fields).toMatchObject(contact.payload);
  expect(receiver.posts).toHaveLength(1);
});
