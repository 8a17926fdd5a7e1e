/**
 * `npm test`: from a fresh clone to everything checked. Until the dependencies are installed it
 * uses nothing but Node. `npm test -- build test:e2e` runs only the steps named, and
 * `npm test -- --changed` what the change on this branch can touch.
 */
import { localBuild, testAddress } from '../setup/addresses.mjs';
import { install } from '../setup/install.mjs';
import { ensureNode } from '../setup/node.mjs';
import { requireFreePort } from '../setup/port.mjs';
import { changedFiles, stepsFor } from './changed.mjs';
import { runSteps } from './steps.mjs';

const index = { name: 'content index', script: 'index' };
const format = { name: 'format and lint', script: 'check:format' };
const styles = { name: 'styles', script: 'check:styles' };
const types = { name: 'types', script: 'check:types' };
const content = { name: 'content', script: 'check:content' };
// With both cores, as the build beside it: what is left over is used.
const unit = { name: 'unit tests', script: 'test:unit', args: ['--maxWorkers=2'] };
const build = { name: 'production build', script: 'build', env: localBuild(testAddress.origin) };
const crawl = { name: 'crawl', script: 'check:out', env: localBuild(testAddress.origin) };
const reference = { name: 'reference', script: 'build:reference' };
const hosts = { name: 'hosts', script: 'check:hosts' };
const size = { name: 'page size', script: 'size' };
const visual = { name: 'pictures', script: 'test:visual' };
const edit = { name: 'edit mode', script: 'test:edit' };
const endToEnd = { name: 'end-to-end tests', script: 'test:e2e' };

// Two lanes for two cores. Types and build both write to .next, so they share one; the build comes
// first, for what is in the other lane needs a core for as long.
const groups = [
  [[index]],
  [
    [build, types, styles, crawl, reference, hosts],
    [content, format, unit],
  ],
  [[size, endToEnd, visual, edit]],
];

const scripts = groups.flat(2).map(({ script }) => script);
const changed = process.argv.includes('--changed');
const named = process.argv.slice(2).filter((name) => name !== '--changed');
if (!named.every((name) => scripts.includes(name))) {
  console.error(`The steps are ${scripts.join(', ')}.`);
  process.exit(1);
}

ensureNode();
await requireFreePort(testAddress.port, 'E2E_PORT');
await install();
const { ensureBrowser } = await import('../setup/browser.mjs');

await ensureBrowser();
process.env.NEXT_TELEMETRY_DISABLED = '1';

const touched = changed ? stepsFor(changedFiles()) : undefined;
const isNamed = ({ script }) => named.length === 0 || named.includes(script);
const isTouched = ({ script }) => touched === undefined || touched.has(script);
const called = (step) => ({
  ...step,
  args: [...(step.args ?? []), ...(touched?.get(step.script) ?? [])],
});

const passed = await runSteps(
  groups.map((lanes) => lanes.map((lane) => lane.filter(isNamed).filter(isTouched).map(called))),
  { whole: named.length === 0 && !touched },
);
process.exitCode = passed ? 0 : 1;
