import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { testAddress } from '../../scripts/setup/addresses.mjs';
import { findTestBrowser } from '../../scripts/setup/browser.mjs';
import { reporters } from '../../scripts/test-runner/progress/reporters.mjs';

const executablePath = findTestBrowser();

/** Compares what is seen with the pictures in `pictures/`. CONTRIBUTING.md says how to accept new ones. */
// biome-ignore lint/style/noDefaultExport: the runner reads its configuration from there.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  // Guards against hanging, as in the other tests.
  timeout: 90_000,
  // Pixels of pictures that have 60,000 at least: a moved line has hundreds.
  expect: { toMatchSnapshot: { maxDiffPixels: 100 } },
  // Linux draws text its way, and took the pictures; elsewhere pages are opened and not compared.
  ignoreSnapshots: process.platform !== 'linux',
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: reporters(),
  use: {
    baseURL: testAddress.origin,
    trace: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off',
    // The pages' own policy keeps out the faces that make pictures alike on all machines.
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Letters are drawn alike, however the machine's own faces are set up.
      args: ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    },
  },
  webServer: {
    command: 'npm run --silent serve',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PORT: testAddress.port, INBOX_DIR: 'test-results/inbox' },
    url: testAddress.origin,
    reuseExistingServer: false,
  },
});
