/**
 * `npm run honest-changes`: makes the changes that a marketer makes, and random valid ones, in a copy
 * of the project, and runs the steps of `npm test` there. All must pass.
 *
 *     npm run honest-changes -- test:content test:out    only these steps
 *     npm run honest-changes -- --seed 7 --random 60     other random changes, and more of them
 *     npm run honest-changes -- --only "phone"           only the changes with this in their name
 *     npm run honest-changes -- --sweep                  every text, figure and list changed as well
 *     npm run honest-changes -- --dry                    make the changes, and run nothing
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { makeScratch } from '../files/scratch';

const { values, positionals: steps } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Math.floor(Date.now() / 86_400_000)) },
    random: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
    sweep: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
});

const copy = makeScratch('honest-changes');
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', WIREIT_CACHE: 'local' };

/** Runs a command in the copy. @returns whether it succeeded */
const succeeds = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: copy, env, stdio: 'inherit' }).status === 0;

function commit(): void {
  const identity = ['-c', 'user.name=Tester', '-c', 'user.email=tester@localhost'];
  // Before the changes, as an editor's clone; nothing to commit is no fault.
  succeeds('git', 'add', '-A');
  succeeds('git', ...identity, 'commit', '-q', '--allow-empty', '-m', 'Begin');
}

function run(): boolean {
  const tsx = [process.execPath, '--import', 'tsx'] as const;
  const { seed, random, only } = values;
  console.log(`Seed ${seed}, in ${copy}`);
  const options = Object.entries({ seed, random, only });
  const flags = [
    ...options.flatMap(([name, value]) => [`--${name}`, value]),
    ...(values.sweep ? ['--sweep'] : []),
  ];
  if (!succeeds(...tsx, 'scripts/honest-changes/apply.ts', ...flags)) return false;
  if (!succeeds(...tsx, 'scripts/content-check/date-pages.ts')) return false;
  if (values.dry) return true;
  return succeeds(process.execPath, 'scripts/test-runner/main.mjs', ...steps);
}

commit();
const passed = run();
console.log(
  passed
    ? `Every honest change passes (seed ${values.seed})`
    : `Something refuses an honest change. Repeat it with --seed ${values.seed}`,
);
process.exitCode = passed ? 0 : 1;
