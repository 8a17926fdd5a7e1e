/**
 * `npm test`: from a fresh clone to everything checked. Runs the tools one after another, with their
 * own output, and prints a table. `npm test -- build e2e` runs the named steps only. Until
 * dependencies are installed this uses only Node.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { testAddress } from './setup/addresses.mjs';
import { install } from './setup/install.mjs';
import { ensureNode } from './setup/node.mjs';
import { requireFreePort } from './setup/port.mjs';

/** Each step: its name, its command, and whether it opens a browser. */
const steps = [
  [
    'types',
    'tsx scripts/content-source/index-content.ts && next typegen && tsc --noEmit --incremental false --checkers 2 && tsc -p lib/browser',
  ],
  ['lint', 'biome ci --error-on-warnings . && npm run -s layers'],
  ['styles', 'npm run -s check:styles'],
  ['content', 'npm run -s check:content'],
  ['unit', 'jest --maxWorkers=2'],
  ['build', 'tsx scripts/build.ts --local'],
  ['site', 'npm run -s check:site -- --local'],
  ['html', 'npm run -s check:html'],
  ['hosts', 'npm run -s check:hosts'],
  ['size', 'npm run -s size', 'browser'],
  ['visual', 'next build e2e/visual/reference-site && playwright test -c e2e/visual', 'browser'],
  ['e2e', 'playwright test -c e2e', 'browser'],
  ['edit', 'playwright test -c e2e/edit', 'browser'],
];

const named = process.argv.slice(2);
const names = steps.map(([name]) => name);
if (!named.every((name) => names.includes(name))) {
  console.error(`The steps are ${names.join(', ')}.`);
  process.exit(1);
}
const chosen = named.length > 0 ? steps.filter(([name]) => named.includes(name)) : steps;

ensureNode();
install();
if (chosen.some(([, , browser]) => browser)) {
  await requireFreePort(testAddress.port, `E2E_PORT=${Number(testAddress.port) + 1}`);
  const { ensureBrowser } = await import('./setup/browser.mjs');
  ensureBrowser();
}

const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  PATH: [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter),
};
const results = [];
for (const [name, command] of chosen) {
  console.log(`\n— ${name}: ${command}`);
  const start = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  results.push({ name, passed: status === 0, seconds: (performance.now() - start) / 1000 });
  // Without a build there is nothing for the steps after it to look at.
  if (status !== 0 && name === 'build') break;
}

console.log();
for (const { name, passed, seconds } of results)
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(8)} ${seconds.toFixed(0).padStart(4)} s`);
const failed = results.filter(({ passed }) => !passed).length;
const skipped = chosen.length - results.length;
console.log(`\n${results.length - failed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
