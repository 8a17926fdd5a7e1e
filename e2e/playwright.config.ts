import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from 'playwright/test';
import { testAddress } from '../scripts/setup/addresses.mjs';
import { findTestBrowser } from '../scripts/setup/browser.mjs';
import type { Engine } from './browsers/tab';
import { findFirefox, hasWebKit } from './support/find-browsers';

const executablePath = findTestBrowser();

/** Visual tests, the edit mode and old browsers have their own configurations, others a project. */
const notHere = ['browsers/**', 'edit/**', 'visual/**'];
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
  testDir: '.',
  globalSetup: fileURLToPath(new URL('support/refuse-real-service.ts', import.meta.url)),
  outputDir: '../test-results/e2e',
  // A third of a test's time is waiting: three of them keep two cores busy.
  workers: 3,
  fullyParallel: true,
  // Timeouts only prevent hanging: shared machines may be ten times slower.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A retry would hide a fault.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.GITHUB_ACTIONS ? [['dot'], ['github']] : 'dot',
  use: {
    baseURL: testAddress.origin,
    // Recording slows every test: only where CI uploads it, or with `--trace on`.
    trace: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off',
    launchOptions: executablePath ? { executablePath } : {},
    // A worker would answer in place of the network that a test sets up; its own tests allow it.
    serviceWorkers: 'block',
    // Pages that still scroll make tests flaky; tests of motion request it explicitly.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // One browser for all tests. First, because at the end it would keep the other workers idle.
    ...(firefox ? [{ name: 'firefox', ...journeys, use: { engine: 'firefox' as const } }] : []),
    ...(webkit ? [{ name: 'webkit', ...journeys, use: { engine: 'webkit' as const } }] : []),
    {
      name: 'finish-export',
      testDir: '../packages/finish-export',
      testMatch: '**/*.spec.ts',
      use: { ...devices['Desktop Chrome'] },
    },
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
  webServer: {
    command: 'npm run --silent serve',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { PORT: testAddress.port, INBOX_DIR: 'test-results/inbox' },
    url: testAddress.origin,
    reuseExistingServer: false,
  },
});
