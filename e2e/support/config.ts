import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from 'playwright/test';
import { testAddress } from '../../scripts/setup/addresses.mjs';
import { findTestBrowser } from '../../scripts/setup/browser.mjs';

const executablePath = findTestBrowser();

export const launchOptions = executablePath ? { executablePath } : {};

/** What the browser tests share, in whatever they open. */
export const shared = {
  fullyParallel: true,
  // Timeouts only prevent hanging: shared machines may be ten times slower.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A retry would hide a fault.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.GITHUB_ACTIONS ? [['dot'], ['github']] : 'dot',
} satisfies PlaywrightTestConfig;

export const use = {
  // Recording slows every test: only where CI uploads it, or with `--trace on`.
  trace: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off',
  launchOptions,
  // Pages that still scroll make tests flaky; tests of motion request it explicitly.
  contextOptions: { reducedMotion: 'reduce' },
} satisfies PlaywrightTestConfig['use'];

/** The built site, with forms that stay on this machine. */
export const builtSite = {
  globalSetup: fileURLToPath(new URL('refuse-real-service.ts', import.meta.url)),
  webServer: {
    command: 'npm run --silent serve',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PORT: testAddress.port },
    url: testAddress.origin,
  },
} satisfies PlaywrightTestConfig;
