import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { launchOptions, shared, use } from '../support/config';

/** Compares screenshots with `pictures/`. CONTRIBUTING.md explains how to accept new ones. */
// biome-ignore lint/style/noDefaultExport: the runner reads its configuration from there.
export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  workers: 2,
  // A moved line of text has hundreds of differing pixels.
  expect: { toMatchSnapshot: { maxDiffPixels: 30 } },
  // The pictures were taken on Linux, which renders text differently; elsewhere pages are opened
  // but not compared.
  ignoreSnapshots: process.platform !== 'linux',
  use: {
    ...use,
    launchOptions: {
      ...launchOptions,
      // Renders text independently of the machine's font settings.
      args: ['--disable-lcd-text', '--force-color-profile=srgb'],
      env: {
        ...process.env,
        FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
      },
    },
  },
});
