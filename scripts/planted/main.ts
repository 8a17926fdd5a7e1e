/**
 * `npm run planted`: plants each fault of the list in a copy of the project and sees whether a
 * check finds it. Quick checks come first; the first one that finds a fault ends its trial.
 *
 *     npm run planted                       all of them
 *     npm run planted -- "a dead menu"      only those named
 *     npm run planted -- --before-build     only checks that need no built site
 *     npm run planted -- --unfound          only those that no check has found yet
 *     npm run planted -- --wide             all browser tests, where the likely ones find nothing
 *     npm run planted -- --table            what was found so far, as Markdown
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  beforeBuild,
  browserTests,
  build,
  type Check,
  type Finding,
  lookedAt,
  run,
  withoutFault,
} from './checks';
import type { Fault } from './fault';
import { faults } from './faults';
import { Misfit, plant } from './plant';
import { makeScratch, type Scratch } from './scratch';
import { type Results, table } from './table';

const RESULTS = '.cache/planted.json';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    'before-build': { type: 'boolean' },
    unfound: { type: 'boolean' },
    wide: { type: 'boolean' },
    table: { type: 'boolean' },
  },
});

const results: Results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

function checksOf({ look = [] }: Fault, changed: readonly string[]): Check[] {
  const places = look.flatMap((place) => lookedAt(place, scripts));
  const early = options.unfound ? [] : beforeBuild(changed);
  if (options['before-build']) return early;
  return [...early, build, ...places, ...(options.wide ? [browserTests()] : [])];
}

async function tryOut(fault: Fault, { folder, files }: Scratch): Promise<Finding | undefined> {
  const { changed, takeOut } = plant(fault, folder, files);
  try {
    let passed = 0;
    for (const check of checksOf(fault, changed)) {
      const start = performance.now();
      const found = await run(check, folder);
      if (found) return found;
      passed += performance.now() - start;
    }
    console.log(`  ${(passed / 1000).toFixed(0)} s, and nothing found`);
    return undefined;
  } finally {
    takeOut();
  }
}

function chosen(): Fault[] {
  const unknown = names.filter((name) => !faults.some((fault) => fault.name === name));
  if (unknown.length > 0) throw new Error(`No fault is named ${unknown.join(', ')}`);
  return faults.filter(
    ({ name }) =>
      (names.length === 0 || names.includes(name)) && (!options.unfound || !results[name]),
  );
}

if (options.table) {
  console.log(table(faults, results));
} else {
  const scratch = makeScratch();
  mkdirSync('.cache', { recursive: true });
  for (const check of withoutFault) {
    const found = await run(check, scratch.folder);
    if (found) throw new Error(`${found.step} fails without a fault: ${found.said}`);
  }
  for (const fault of chosen()) {
    console.log(`${fault.name}: ${fault.says}`);
    try {
      const found = await tryOut(fault, scratch);
      if (found) console.log(`  found by ${found.step} in ${found.seconds} s: ${found.said}`);
      results[fault.name] = found ?? null;
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      console.log(`  DOES NOT FIT: ${error.message}`);
      process.exitCode = 1;
    }
    writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  }
  const missed = chosen().filter(({ name }) => !results[name]);
  console.log(
    `${missed.length} found by nobody${missed.map(({ name }) => `\n- ${name}`).join('')}`,
  );
  if (missed.length > 0 && !options['before-build']) process.exitCode = 1;
}
