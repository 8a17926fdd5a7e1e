import { defineConfig } from 'playwright/test';
import { findTestBrowser } from '../../scripts/setup/browser.mjs';

const executablePath = findTestBrowser();

/** Compares screenshots with `pictures/`. CONTRIBUTING.md explains how to accept new ones. */
// biome-ignore lint/style/noDefaultExport: the runner reads its configuration from there.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  // Prevents hanging, as in the other tests.
  timeout: 90_000,
  // A moved line of text has hundreds of differing pixels.
  expect: { toMatchSnapshot: { maxDiffPixels: 30 } },
  // The pictures were taken on Linux, which renders text differently; elsewhere pages are opened
  // but not compared.
  ignoreSnapshots: process.platform !== 'linux',
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.GITHUB_ACTIONS ? [['dot'], ['github']] : 'dot',
  use: {
    trace: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Renders text independently of the machine's font settings.
      args: ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    },
  },
});
