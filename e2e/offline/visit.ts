import { type BrowserContext, expect, type Page } from 'playwright/test';
import { words } from '@/content/interface';
import { formatDate, isoDate } from '@/lib/format/date';
import { english } from '@/lib/format/locales/en';
import { fill } from '@/lib/text/fill';
import { test as base } from '../support/test';
import { type ReleaseServer, startReleaseServer } from './release-server';

/** The runner's `test` with service workers, and a host whose release and network a test changes. */
export const test = base.extend<{ site: ReleaseServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from there.
  site: async ({}, use) => {
    const site = await startReleaseServer();
    await use(site);
    site.close();
  },
});

/** The line above a kept page. */
export const keptLine = (page: Page, reason: 'offline' | 'slow' = 'offline') =>
  page
    .getByRole('status')
    .getByText(fill(words.offline[reason], { day: formatDate(isoDate(new Date()), english) }));

/** The paths in the worker's caches whose name begins so. */
export const keptIn = (page: Page, cache: 'pages' | 'hashed') =>
  page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, cache);

/** Opens a page and touches it, and waits until the worker has kept it. */
export async function openTouched(page: Page, address: string) {
  await page.goto(address);
  await page.keyboard.press('Shift');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptIn(page, 'pages')).toContain(new URL(page.url()).pathname);
}

/** Ends the connection, for pages and for the worker. */
export const disconnect = (context: BrowserContext) => context.setOffline(true);
