import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { testAddress } from '../../scripts/setup/addresses.mjs';
import { findTestBrowser } from '../../scripts/setup/browser.mjs';
import { oldChromes } from './old-chromes.mjs';

const executablePath = findTestBrowser();
const current = { name: 'Chromium', ...(executablePath ? { executablePath } : {}) };

/** The journeys in the browsers of this machine: `npm run test:browsers` downloads old Chromes. */
// biome-ignore lint/style/noDefaultExport: the runner reads its configuration from there.
export default defineConfig({
  testDir: '.',
  globalSetup: fileURLToPath(new URL('../support/refuse-real-service.ts', import.meta.url)),
  outputDir: '../../test-results/browsers',
  workers: 2,
  fullyParallel: true,
  // Timeouts only prevent hanging: shared machines may be ten times slower.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.GITHUB_ACTIONS ? [['dot'], ['github']] : 'dot',
  use: { baseURL: testAddress.origin },
  projects: [current, ...oldChromes()].map(({ name, ...launch }) => ({
    name,
    // One in six times, Chrome 106 draws no frame with the graphics that it emulates.
    use: { launchOptions: { ...launch, args: ['--no-sandbox', '--no-zygote', '--disable-gpu'] } },
  })),
  webServer: {
    command: 'npm run --silent serve',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PORT: testAddress.port, INBOX_DIR: 'test-results/inbox' },
    url: testAddress.origin,
    reuseExistingServer: true,
  },
});
