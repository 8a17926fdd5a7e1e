import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from 'playwright/test';
import { testAddress } from '../scripts/addresses.mjs';
import { findTestBrowser } from '../scripts/browser.mjs';
import { reporters } from '../scripts/progress/reporters.mjs';

const executablePath = findTestBrowser();

/** A test runs on both, unless it carries the tag `@phone` or `@desktop`. */
// biome-ignore lint/style/noDefaultExport: the runner reads its configuration from there.
export default defineConfig({
  testDir: '.',
  // Pictures have a configuration of their own.
  testIgnore: 'visual/**',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  // Guards against hanging, not stopwatches: shared machines may be ten times slower than a desk.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A second try would hide a fault.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Where nobody watches every test, what failed stands at the end, in full.
  reporter: reporters(),
  use: {
    baseURL: testAddress.origin,
    // Recording every test would cost a third of the time: `--trace on` where one is looked into.
    launchOptions: executablePath ? { executablePath } : {},
    // A page that still glides while it is looked at gives one answer today and another tomorrow;
    // the tests whose subject moves ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
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
