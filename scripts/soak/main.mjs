/**
 * `npm run soak`, before a release: the tests that take too long for every `npm test`. Ten thousand
 * inputs to each fuzz test, random sessions of the edit mode, each form through each fault on a
 * fresh build, and a clone with Windows settings.
 */
import { spawnSync } from 'node:child_process';
import { localBuild, testAddress } from '../setup/addresses.mjs';
import { ensureBrowser } from '../setup/browser.mjs';
import { npm } from '../setup/npm.mjs';
import { requireFreePort } from '../setup/port.mjs';

await requireFreePort(testAddress.port, 'E2E_PORT');
await ensureBrowser();
const env = {
  ...process.env,
  ...localBuild(testAddress.origin),
  NEXT_TELEMETRY_DISABLED: '1',
  FUZZ_RUNS: '10000',
};
const failed = ['build', 'test:fuzz', 'test:faults', 'soak:clone'].filter(
  (script) => spawnSync(...npm(['run', script], { env, stdio: 'inherit' })).status !== 0,
);
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
