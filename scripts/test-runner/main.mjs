/**
 * `npm test`: from a fresh clone to everything checked. `npm test -- test:unit test:e2e` runs the
 * named steps and those that they need. What runs when, and by which inputs each step is cached, is
 * in the `wireit` section of package.json. Until dependencies are installed this uses only Node.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { testAddress } from '../setup/addresses.mjs';
import { install } from '../setup/install.mjs';
import { ensureNode } from '../setup/node.mjs';
import { requireFreePort } from '../setup/port.mjs';
import { runStep } from './run-step.mjs';

const { wireit } = JSON.parse(readFileSync('package.json', 'utf8'));
const stepsOf = (group) => wireit[group].dependencies;
// Two lanes for two cores. Browser tests wait for the checks to end. The edit mode has one worker,
// and waits for Next half of the time: others run at the same time. The end-to-end tests fill both
// cores.
const groups = [
  { name: 'checks', parallel: 2, isRequired: true },
  { name: 'browser-checks', parallel: 2 },
  { name: 'browser-tests', parallel: 1 },
];
const steps = groups.flatMap(({ name }) => stepsOf(name));

const named = process.argv.slice(2);
if (!named.every((name) => steps.includes(name))) {
  console.error(`The steps are ${steps.join(', ')}.`);
  process.exit(1);
}
const chosen = named.length > 0 ? named.map((name) => ({ name, parallel: 2 })) : groups;
const browserGroups = ['browser-checks', 'browser-tests'];
const browserSteps = [...browserGroups, ...browserGroups.flatMap(stepsOf)];
const needsBrowser = chosen.some(({ name }) => browserSteps.includes(name));

ensureNode();
if (needsBrowser) await requireFreePort(testAddress.port, 'E2E_PORT');
await install();
if (needsBrowser) {
  const { ensureBrowser } = await import('../setup/browser.mjs');
  const browser = await ensureBrowser();
  // An updated browser may behave differently: steps are cached by its version.
  const version = spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  process.env.TEST_BROWSER = `${browser} ${version.trim()}`;
}
process.env.NEXT_TELEMETRY_DISABLED = '1';
// Wireit caches nothing where CI is set, unless asked to.
process.env.WIREIT_CACHE ??= 'local';

const start = performance.now();
/** @type {import('./run-step.mjs').Results} */
const results = new Map();
let failed = false;
for (const group of chosen) {
  const passed = await runStep(group, results);
  failed ||= !passed;
  // Browser tests of a site with faults would report them again.
  if (!passed && group.isRequired) break;
}

const outcomes = [...results].filter(([name]) => steps.includes(name));
const seconds = Math.round((performance.now() - start) / 1000);
for (const [name, { outcome, seconds: took }] of outcomes)
  console.log(`${name.padEnd(18)} ${outcome}${took === undefined ? '' : ` in ${took} s`}`);
const notRun = (named.length > 0 ? named : steps).filter((name) => !results.has(name));
for (const name of notRun) console.log(`${name.padEnd(18)} not run`);
const count = outcomes.filter(([, { outcome }]) => outcome === 'failed').length;
const unchanged = outcomes.filter(([, { outcome }]) => outcome === 'unchanged').length;
console.log(
  `\nIn ${seconds} s: ${unchanged} unchanged since they last passed, ${notRun.length} not run.`,
);
console.log(`${outcomes.length - count} passed, ${count} failed`);
process.exitCode = failed ? 1 : 0;
