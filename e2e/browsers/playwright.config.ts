import { defineConfig } from 'playwright/test';
import { testAddress } from '../../scripts/setup/addresses.mjs';
import { builtSite, launchOptions, shared } from '../support/config';
import { oldChromes } from './old-chromes.mjs';

const browsers = [{ name: 'Chromium', ...launchOptions }, ...oldChromes()];

/** The journeys in the browsers of this machine: `npm run test:browsers` downloads old Chromes. */
// biome-ignore lint/style/noDefaultExport: the runner reads its configuration from there.
export default defineConfig({
  ...shared,
  ...builtSite,
  testDir: '.',
  outputDir: '../../test-results/browsers',
  workers: 2,
  use: { baseURL: testAddress.origin },
  projects: browsers.map(({ name, ...launch }) => ({
    name,
    // One in six times, Chrome 106 draws no frame with the graphics that it emulates.
    use: { launchOptions: { ...launch, args: ['--no-sandbox', '--no-zygote', '--disable-gpu'] } },
  })),
});
