/**
 * `npm run seeded-faults`: applies each patch of `faults/` to a copy of the project and runs the step
 * that has to fail.
 *
 *     npm run seeded-faults                         all of them
 *     npm run seeded-faults -- "menu buttons"       those whose name contains the text
 *     npm run seeded-faults -- --fit                only whether each still fits the code
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeScratch } from '../files/scratch';
import { npm } from '../setup/npm.mjs';

/** A mistake that only a browser can show. */
type Fault = {
  /** The patch that makes it, absolute. */
  patch: string;
  /** What a visitor would meet. */
  name: string;
  /** The step that has to fail, and a filter for its tests. */
  step: string;
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fit: { type: 'boolean', default: false } },
});

function readFault(patch: string): Fault {
  const [, name, step] = /^(.+)\nFound by: (.+)\n/.exec(readFileSync(patch, 'utf8')) ?? [];
  if (!name || !step) throw new Error(`${patch} begins without a name and "Found by: …"`);
  return { patch, name, step };
}

const folder = fileURLToPath(new URL('faults', import.meta.url));
const chosen = readdirSync(folder)
  .map((file) => readFault(path.join(folder, file)))
  .filter(
    ({ name }) => positionals.length === 0 || positionals.some((text) => name.includes(text)),
  );

const copy = makeScratch('seeded-faults');

/** Runs `git apply` in the copy. @returns why it failed; empty if it did not */
function apply({ patch }: Fault, ...options: string[]): string {
  const { status, stderr } = spawnSync('git', ['apply', ...options, patch], { cwd: copy });
  return status === 0 ? '' : String(stderr).trim();
}

/** Whether a step passes in the copy. It builds what it needs first. */
function passes(step: string): boolean {
  const [script = '', filter] = step.split(' ');
  const args = ['run', '-s', script, ...(filter ? ['--', '-x', filter] : [])];
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', WIREIT_CACHE: 'local' };
  return spawnSync(...npm(args, { cwd: copy, env, stdio: 'ignore' })).status === 0;
}

const fitting = chosen.filter((fault) => {
  const misfit = apply(fault, '--check');
  if (misfit) console.error(`${fault.name}: does not fit: ${misfit}`);
  return misfit === '';
});
if (fitting.length < chosen.length) process.exitCode = 1;

if (!values.fit) {
  for (const step of new Set(fitting.map((fault) => fault.step)))
    if (!passes(step)) throw new Error(`${step} fails without a fault`);
  for (const fault of fitting) {
    const start = performance.now();
    apply(fault);
    const found = !passes(fault.step);
    apply(fault, '--reverse');
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${found ? 'found' : 'UNDETECTED'}  ${fault.name} (${fault.step}, ${seconds} s)`);
    if (!found) process.exitCode = 1;
  }
}
