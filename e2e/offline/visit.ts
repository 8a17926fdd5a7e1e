import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { words } from '@/content/interface';
import { filesIn } from '@/lib/browser/worker/requests';
import { formatDate, isoDate } from '@/lib/format/date';
import { english } from '@/lib/format/locales';
import { fill } from '@/lib/text/fill';
import { test as base } from '../support/test';
import { type ReleaseServer, site } from './release-server';

export const test = base.extend<{ site: ReleaseServer }>({ site });

export const keptLine = (page: Page) =>
  page
    .getByRole('status')
    .getByText(fill(words.offline.offline, { day: formatDate(isoDate(new Date()), english) }));

/** The paths in those of the worker's caches whose names begin with `cache`. */
export const keptIn = (page: Page, cache: 'pages' | 'hashed' | 'pictures') =>
  page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, cache);

/** The names under which the worker keeps the pictures of the page. */
export const picturesOf = (page: Page) =>
  page
    .locator('main img[src^="/world/"]')
    .evaluateAll((all: HTMLImageElement[]) =>
      all.map(({ src }) => new URL(src).pathname.replace(/-\d+\.\w+$/, '')),
    );

export async function expectPicturesShown(page: Page) {
  const pictures = page.locator('main img:visible');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
  }
}

/** Opens a page and touches it, and waits until the worker has kept it. */
export async function openTouched(page: Page, address: string) {
  await page.goto(address);
  await page.keyboard.press('Shift');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptIn(page, 'pages')).toContain(new URL(page.url()).pathname);
}

/** The scripts that the page has loaded, and the first ones that tools on kept pages load. */
const neededScripts = (page: Page) =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const names = (await caches.keys()).filter((name) => name.startsWith('pages'));
    const listed: string[] = [];
    for (const name of names) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        // Only the frame of the not-found page is used.
        if (request.url.endsWith('/404')) continue;
        const text = (await (await cache.match(request))?.text()) ?? '';
        for (const [, files = ''] of text.matchAll(/data-load="([^"]+)"/g))
          listed.push(...files.split(' '));
      }
    }
    return [...loaded, ...listed]
      .map((url) => new URL(url, location.href).pathname)
      .filter((path) => path.startsWith('/_next/static/islands/'));
  });

/** The same with all that they import, such as what sends a form. */
function withImports(paths: readonly string[]): string[] {
  const all = new Set(paths);
  // Iterating over a set includes what is added meanwhile.
  for (const path of all)
    for (const file of filesIn(readFileSync(`out${path}`, 'utf8'), `http://localhost${path}`))
      if (file.endsWith('.js')) all.add(file);
  return [...all];
}

export async function scriptsKept(page: Page) {
  await expect(async () => {
    const needed = withImports(await neededScripts(page));
    expect(await keptIn(page, 'hashed')).toEqual(expect.arrayContaining(needed));
  }).toPass();
}

/** Disconnects pages and the worker, once the worker has kept the scripts of its pages. */
export async function disconnect(page: Page) {
  await scriptsKept(page);
  await page.context().setOffline(true);
}
