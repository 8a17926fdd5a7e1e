import { expect } from 'playwright/test';
import { forms } from '@/content/forms';
import { words as copy } from '@/content/interface';
import { findFirefox } from '../firefox/find-firefox';
import { test as base, press, type Tab, textOf, typeInto } from '../firefox/test';
import { type ReleaseServer, SECOND, startReleaseServer } from '../offline/release-server';

const test = base.extend<{ site: ReleaseServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from there.
  site: async ({}, use) => {
    const site = await startReleaseServer();
    await use(site);
    site.close();
  },
});

test.use({ allowsServiceWorkers: true });
test.skip(!findFirefox(), 'There is no Firefox: FIREFOX_PATH names one.');

const FORM = 'main form';
const { waiting } = forms.common;
const offline = `.offlineLine ::-p-text(${copy.offline.offline.split('{')[0]})`;
const words = {
  name: 'Neema Mushi',
  email: 'neema@nectarine.example',
  subject: 'A sofa from Milton Keynes',
  message: 'It is 2 m long.',
};

/** The beginning of a sentence of the content, up to its first value. */
const start = (sentence: string) => sentence.split('{')[0] ?? '';

/** Opens a page and presses a key, and waits until the worker has kept it. */
async function openTouched(tab: Tab, site: ReleaseServer, path: string) {
  await tab.goto(site.origin + path);
  await tab.keyboard.press('Shift');
  await tab.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await tab.waitForFunction(async (kept) => Boolean(await caches.match(kept)), {}, path);
}

test('opened pages show without a network, and a new release once it is back', async ({
  tab,
  site,
}) => {
  await openTouched(tab, site, '/contact');
  await tab.goto(`${site.origin}/help/faq`);
  site.lost = 3;
  for (const path of ['/contact', '/help/faq']) {
    await tab.goto(site.origin + path);
    await tab.waitForSelector(offline);
  }
  await tab.goto(`${site.origin}/careers`);
  expect(await textOf(tab, 'h1')).toBe(copy.offline.missing);
  expect(await tab.$('main a[href="/contact"]')).not.toBeNull();

  site.lost = 0;
  site.release = 'second';
  await tab.goto(`${site.origin}/contact`);
  expect(await textOf(tab, 'h1')).toContain(SECOND);
  await tab.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  // The browser may have replaced the worker by itself, when the page was opened.
  await tab.waitForFunction(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready;
    return !installing && !waiting && active?.state === 'activated';
  });
  site.lost = 3;
  await tab.goto(`${site.origin}/contact`);
  await tab.waitForSelector(offline);
  expect(await textOf(tab, 'h1')).toContain(SECOND);
});

test('a message that had to wait is sent once, at the next visit', async ({ tab, site }) => {
  await openTouched(tab, site, '/contact');
  // From now on the worker answers, and keeps what the page loads.
  await tab.goto(`${site.origin}/contact`);
  await press(tab, `${FORM} [name="email"]`);
  await tab.waitForSelector(`${FORM}[data-hydrated]`);
  await tab.waitForNetworkIdle();
  site.lost = 3;
  await tab.goto(`${site.origin}/contact`);
  await tab.waitForSelector(offline);
  await typeInto(tab, FORM, words);
  await tab.waitForSelector(`${FORM}[data-hydrated]`);
  await press(tab, `${FORM} [type="submit"]`);
  await tab.waitForSelector(`${FORM} ::-p-text(${start(waiting.waiting)})`);

  site.lost = 0;
  await tab.goto(`${site.origin}/help/faq`);
  await expect.poll(() => site.posts.length).toBe(1);
  expect(Object.fromEntries(site.posts[0]?.entries ?? [])).toMatchObject(words);
  await tab.goto(`${site.origin}/contact`);
  await press(tab, `${FORM} [name="email"]`);
  await tab.waitForFunction(
    (sent: string) => document.querySelector('main form')?.textContent?.includes(sent),
    {},
    waiting.sent.split('{time}')[1] ?? '',
  );
  expect(site.posts).toHaveLength(1);
});
