import { defineConfig, devices } from 'playwright/test';
import base from '../playwright.config';

/** What takes too long for every `npm test`: each form through each fault. */
// biome-ignore lint/style/noDefaultExport: the runner reads its configuration from there.
export default defineConfig({
  ...base,
  testIgnore: [],
  outputDir: '../../test-results/soak',
  use: {
    ...base.use,
    launchOptions: {
      ...base.use?.launchOptions,
      // As visitors have it: a page that is left is kept for the way back.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
  projects: [{ name: 'soak', use: { ...devices['Pixel 7'] } }],
});
