import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from 'playwright/test';
import { editAddress } from '../../scripts/setup/addresses.mjs';
import { shared, use } from '../support/config';

/** Uses the real edit mode on a copy of the site. */
// biome-ignore lint/style/noDefaultExport: the runner reads its configuration from there.
export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results/edit',
  // All tests change the same copy.
  workers: 1,
  fullyParallel: false,
  // Pages are compiled at their first request.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    ...use,
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: editAddress.origin,
  },
  webServer: {
    command: 'node --import tsx e2e/edit/support/serve.ts',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: `${editAddress.origin}/contact`,
    // Prevents hanging; next to another step the first page takes minutes.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
