/**
 * `npm run soak`: what takes too long for every `npm test`, before a release. Ten thousand inputs to
 * each fuzz test, random sessions of the edit mode, each form through each fault on a fresh build, and
 * a clone with Windows settings.
 */
import { localBuild, testAddress } from '../setup/addresses.mjs';
import { ensureBrowser } from '../setup/browser.mjs';
import { requireFreePort } from '../setup/port.mjs';
import { runSteps } from '../test-runner/steps.mjs';

await requireFreePort(testAddress.port, 'E2E_PORT');
await ensureBrowser();
process.env.NEXT_TELEMETRY_DISABLED = '1';

const groups = [
  [
    [{ name: 'production build', script: 'build', env: localBuild(testAddress.origin) }],
    [{ name: 'fuzz', script: 'test:fuzz', env: { FUZZ_RUNS: '10000' } }],
  ],
  [[{ name: 'fault matrix', script: 'test:faults' }]],
  [[{ name: 'Windows clone', script: 'soak:clone' }]],
];
process.exitCode = (await runSteps(groups, { whole: false })) ? 0 : 1;
