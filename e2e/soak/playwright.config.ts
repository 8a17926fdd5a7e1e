import { defineConfig, devices } from 'playwright/test';
import base from '../playwright.config';

/** Too slow for every `npm test`: each form with each fault. */
// biome-ignore lint/style/noDefaultExport: the runner reads its configuration from there.
export default defineConfig({
  ...base,
  testIgnore: [],
  outputDir: '../../test-results/soak',
  use: {
    ...base.use,
    launchOptions: {
      ...base.use?.launchOptions,
      // With the back-forward cache, as visitors have it.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
  projects: [{ name: 'soak', use: { ...devices['Pixel 7'] } }],
});
