/**
 * `npm run seeded-faults`: seeds each fault of the list in a copy of the project and runs the step
 * that has to fail.
 *
 *     npm run seeded-faults                         all of them
 *     npm run seeded-faults -- "menu buttons"       those whose name contains the text
 *     npm run seeded-faults -- --fit                only whether each still fits the code
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeScratch, type Scratch } from '../files/scratch';
import { npm } from '../setup/npm.mjs';
import { type Fault, faults } from './faults';
import { Misfit, seed, seeded } from './seed';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fit: { type: 'boolean', default: false } },
});

const chosen = faults.filter(
  ({ name }) => positionals.length === 0 || positionals.some((text) => name.includes(text)),
);

/** Reports faults that no longer fit the code, and leaves them out. */
function fitting(files: readonly string[]): Fault[] {
  return chosen.filter((fault) => {
    try {
      seeded(fault, files, (path) => readFileSync(path, 'utf8'));
      return true;
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      console.error(`${fault.name}: does not fit: ${error.message}`);
      process.exitCode = 1;
      return false;
    }
  });
}

/** Whether a step passes in the copy. It builds what it needs first. */
function passes(step: string, { folder }: Scratch): boolean {
  const [script = '', filter] = step.split(' ');
  const args = ['run', '-s', script, ...(filter ? ['--', '-x', filter] : [])];
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', WIREIT_CACHE: 'local' };
  return spawnSync(...npm(args, { cwd: folder, env, stdio: 'ignore' })).status === 0;
}

const scratch = makeScratch('seeded-faults');
const wanted = fitting(scratch.files);
if (!values.fit) {
  for (const step of new Set(wanted.map((fault) => fault.step)))
    if (!passes(step, scratch)) throw new Error(`${step} fails without a fault`);
  for (const fault of wanted) {
    const start = performance.now();
    const remove = seed(fault, scratch.folder, scratch.files);
    const found = !passes(fault.step, scratch);
    remove();
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${found ? 'found' : 'UNDETECTED'}  ${fault.name} (${fault.step}, ${seconds} s)`);
    if (!found) process.exitCode = 1;
  }
}
