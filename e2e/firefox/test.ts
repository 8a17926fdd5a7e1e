import { test as base, expect } from 'playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { testAddress } from '../../scripts/setup/addresses.mjs';
import { findFirefox } from '../support/find-browsers';

/** A Firefox tab with the helpers that the journeys share. */
export type Tab = Page & { visit: (path: string) => Promise<void> };

type Fixtures = { tab: Tab };
type WorkerFixtures = { firefox: Browser };

/**
 * The runner's `test` with Firefox instead of Chromium, one browser for all tests and a tab with a
 * fresh profile for each. An exception in the page fails the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from there.
    async ({}, use) => {
      const executablePath = findFirefox();
      if (!executablePath) throw new Error('There is no Firefox: FIREFOX_PATH names one.');
      const firefox = await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        // A service worker would answer requests that a test aborts.
        extraPrefsFirefox: { 'dom.serviceWorkers.enabled': false },
      });
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  tab: async ({ firefox }, use) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.setViewport({ width: 390, height: 844 });
    const visit = async (path: string) => {
      await page.goto(new URL(path, testAddress.origin).href);
    };
    await use(Object.assign(page, { visit }));
    await context.close();
    expect(problems, 'exceptions in the page').toEqual([]);
  },
});

/** Aborts the page's script requests. */
export async function loseScripts(tab: Tab) {
  await tab.setRequestInterception(true);
  tab.on('request', (request) => {
    const isScript = request.url().includes('/_next/static/islands/');
    const answered = isScript ? request.abort() : request.continue();
    // Leaving a page aborts its requests, which can then no longer be answered.
    answered.catch(() => {});
  });
}

/** Types into the fields of a form, by their names. */
export async function typeInto(tab: Tab, form: string, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values))
    await tab.type(`${form} [name="${name}"]`, value);
}

/**
 * Clicks an element in the middle of the window: the driver aims at whatever is visible, also under the
 * header or the bar with the chat.
 */
export async function press(tab: Tab, selector: string, options?: { count: number }) {
  const element = await tab.waitForSelector(selector);
  await element?.evaluate((found) =>
    found.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await element?.click(options);
}

/** The number of messages with this text in the local inbox. */
export async function arrived(words: string): Promise<number> {
  const inbox = await fetch(`${testAddress.origin}/_inbox`);
  return (await inbox.text()).split(words).length - 1;
}
