import { defineConfig, devices } from 'playwright/test';
import { testAddress } from '../scripts/setup/addresses.mjs';
import type { Engine } from './browsers/tab';
import { builtSite, shared, use } from './support/config';
import { findFirefox, hasWebKit } from './support/find-browsers';

/** Visual tests, the edit mode and old browsers have their own configurations, others a project. */
const notHere = /[/\\]e2e[/\\](?:browsers|edit|visual)[/\\]/;
const journeys = { testMatch: 'browsers/*.spec.ts', workers: 1 };

const firefox = findFirefox();
const webkit = hasWebKit();
const missing = [
  ...(firefox ? [] : ['Firefox (FIREFOX_PATH names its executable)']),
  ...(webkit ? [] : ['WebKit (Debian: webkit2gtk-driver and xvfb)']),
];
if (missing.length > 0 && !process.env.TEST_WORKER_INDEX) {
  // biome-ignore lint/suspicious/noConsole: the output should name what was not tested
  console.log(`Not run, because they are not installed: ${missing.join(', ')}.`);
}

/** A test runs on a phone and on a desktop, unless it carries the tag `@phone` or `@desktop`. */
// biome-ignore lint/style/noDefaultExport: the runner reads its configuration from there.
export default defineConfig<object, { engine: Engine }>({
  ...shared,
  ...builtSite,
  testDir: '.',
  outputDir: '../test-results/e2e',
  // A third of a test's time is waiting: three of them keep two cores busy.
  workers: 3,
  use: {
    ...use,
    baseURL: testAddress.origin,
    // A worker would answer in place of the network that a test sets up; its own tests allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // One browser for all tests. First, because at the end it would keep the other workers idle.
    ...(firefox ? [{ name: 'firefox', ...journeys, use: { engine: 'firefox' as const } }] : []),
    ...(webkit ? [{ name: 'webkit', ...journeys, use: { engine: 'webkit' as const } }] : []),
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: notHere,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: notHere,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});
