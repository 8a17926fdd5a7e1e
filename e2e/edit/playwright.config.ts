import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from 'playwright/test';
import { editAddress } from '../../scripts/setup/addresses.mjs';
import { findTestBrowser } from '../../scripts/setup/browser.mjs';

const executablePath = findTestBrowser();

/** Uses the real edit mode on a copy of the site. */
// biome-ignore lint/style/noDefaultExport: the runner reads its configuration from there.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/edit',
  // All tests change the same copy.
  workers: 1,
  // Prevents hanging: pages are compiled at their first request.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.GITHUB_ACTIONS ? [['dot'], ['github']] : 'dot',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: editAddress.origin,
    trace: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: executablePath ? { executablePath } : {},
  },
  webServer: {
    command: 'node --import tsx e2e/edit/support/serve.ts',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: `${editAddress.origin}/contact`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
