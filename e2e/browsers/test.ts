import { test as base, expect, selectors } from 'playwright/test';
import type { Browser } from 'puppeteer-core';
import { type ReleaseServer, site } from '../offline/release-server';
import { pageTab, polyfill, problemsIn, startFirefox } from './page-tab';
import type { Engine, Tab } from './tab';
import { startDisplay, startWebKitTab } from './webkit-tab';

type WorkerFixtures = {
  /** What drives the browser; each project sets its own. */
  engine: Engine;
  firefox: Browser | undefined;
  display: string;
};

// A worker that runs several projects has registered it already.
base.beforeAll(() => selectors.register('polyfill', polyfill).catch(() => {}));

/**
 * The runner's `test` with a tab of the project's browser, the size of a phone, and a host whose network
 * a test changes. An exception in the page fails the test, except in WebKit, whose driver reports none.
 */
export const test = base.extend<{ tab: Tab; site: ReleaseServer }, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],

  firefox: [
    async ({ engine }, use) => {
      const firefox = engine === 'firefox' ? await startFirefox() : undefined;
      await use(firefox);
      await firefox?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  display: [
    async ({ engine }, use) => {
      const display = engine === 'webkit' ? await startDisplay() : undefined;
      await use(display?.name ?? '');
      display?.close();
    },
    { scope: 'worker' },
  ],

  tab: async ({ engine, firefox, display, context }, use) => {
    const phone = [360, 740] as const;
    if (engine === 'webkit') {
      const tab = await startWebKitTab(display);
      // The window's frame keeps it wider than most phones.
      await tab.resize(...phone);
      await use(tab);
      await tab.close();
      return;
    }
    const own = await firefox?.createBrowserContext();
    const page = await (own ?? context).newPage();
    const problems = problemsIn(page);
    const tab = pageTab(page);
    await tab.resize(...phone);
    await use(tab);
    await own?.close();
    expect(problems, 'exceptions in the page').toEqual([]);
  },

  site,
});
