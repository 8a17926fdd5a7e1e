/**
 * `npm test`: from a fresh clone to everything checked. Runs the tools, two at a time because most of them
 * leave a core idle, prints the output of each in one piece, and at the end a table. `npm test -- build e2e`
 * runs the named steps only. Until dependencies are installed this uses only Node.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { testAddress } from './setup/addresses.mjs';
import { install } from './setup/install.mjs';
import { ensureNode } from './setup/node.mjs';
import { requireFreePort } from './setup/port.mjs';

const AT_ONCE = 2;

/** Each step: its name, its command, and the steps that must have ended before it begins. */
const steps = [
  [
    'types',
    'tsx scripts/content-source/index-content.ts && next typegen && tsc --noEmit --incremental false --checkers 2 && tsc -p lib/browser',
  ],
  ['browser', 'node scripts/setup/browser.mjs'],
  ['lint', 'biome ci --error-on-warnings . && npm run -s layers'],
  ['styles', 'npm run -s check:styles'],
  // `types`, `content` and `build` write the lists of pages, and a build what Next wrote for `types`.
  ['content', 'npm run -s check:content', ['types']],
  ['build', 'tsx scripts/build.ts --local', ['types', 'content']],
  ['edit', 'playwright test -c e2e/edit', ['content', 'browser']],
  ['unit', 'jest --maxWorkers=2'],
  // Not next to `edit`: it keeps both cores busy, and a page of the edit mode would take minutes to compile.
  ['e2e', 'playwright test -c e2e', ['build', 'browser', 'edit']],
  ['size', 'npm run -s size', ['build', 'browser']],
  [
    'visual',
    'next build e2e/visual/reference-site && playwright test -c e2e/visual',
    ['types', 'browser'],
  ],
  ['html', 'npm run -s check:html', ['build']],
  ['site', 'npm run -s check:site -- --local', ['build']],
];

const named = process.argv.slice(2);
const names = steps.map(([name]) => name);
if (!named.every((name) => names.includes(name))) {
  console.error(`The steps are ${names.join(', ')}.`);
  process.exit(1);
}
const needsBrowser = ([name, , after = []]) => named.includes(name) && after.includes('browser');
const isChosen = ([name]) =>
  named.length === 0 || named.includes(name) || (name === 'browser' && steps.some(needsBrowser));
const waiting = steps.filter(isChosen);

ensureNode();
install();
if (waiting.some(([name]) => name === 'browser'))
  await requireFreePort(testAddress.port, `E2E_PORT=${Number(testAddress.port) + 1}`);

const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  PATH: [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter),
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
};

const results = [];
/** Steps that have begun and are not printed in full: the output of the first one is shown as it comes. */
const shown = [];

function print() {
  const [first] = shown;
  if (!first) return;
  process.stdout.write(Buffer.concat(first.output.splice(0)));
  if (!first.hasEnded) return;
  shown.shift();
  print();
}

/** Runs a step to its end. */
async function run([name, command]) {
  const step = { output: [Buffer.from(`\n— ${name}: ${command}\n`)], hasEnded: false };
  shown.push(step);
  print();
  const start = performance.now();
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env });
  const streams = [child.stdout, child.stderr];
  for (const stream of streams)
    stream.on('data', (data) => {
      step.output.push(data);
      print();
    });
  const closed = once(child, 'close');
  const [code] = await once(child, 'exit');
  // A process that a step has left behind keeps its output open.
  await Promise.race([closed, wait(1_000)]);
  for (const stream of streams) stream.destroy();
  results.push({ name, passed: code === 0, seconds: (performance.now() - start) / 1000 });
  step.hasEnded = true;
  print();
}

const start = performance.now();
const running = new Map();
const isPending = (name) => running.has(name) || waiting.some(([other]) => other === name);
/** Without a build or a browser there is nothing for the steps after it to look at. */
const isLost = (name) =>
  ['build', 'browser'].includes(name) &&
  results.some((result) => result.name === name && !result.passed);
const next = () =>
  waiting.findIndex(([, , after = []]) => !after.some((name) => isPending(name) || isLost(name)));

for (;;) {
  while (running.size < AT_ONCE && next() !== -1) {
    const [step] = waiting.splice(next(), 1);
    running.set(
      step[0],
      run(step).then(() => running.delete(step[0])),
    );
  }
  if (running.size === 0) break;
  await Promise.race(running.values());
}

console.log();
const inOrder = names.flatMap((name) => results.find((result) => result.name === name) ?? []);
for (const { name, passed, seconds } of inOrder)
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(8)} ${seconds.toFixed(0).padStart(4)} s`);
for (const [name] of waiting) console.log(`- ${name.padEnd(8)} skipped`);
const failed = results.filter(({ passed }) => !passed).length;
const whole = ((performance.now() - start) / 1000).toFixed(0);
console.log(
  `\n${results.length - failed} passed, ${failed} failed, ${waiting.length} skipped, in ${whole} s`,
);
process.exitCode = failed > 0 ? 1 : 0;
