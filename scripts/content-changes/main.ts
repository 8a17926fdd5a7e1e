/**
 * `npm run content-changes`: makes the changes that a marketer makes, and random valid ones, in a copy
 * of the project, and runs the steps of `npm test` there. All must pass.
 *
 *     npm run content-changes -- test:content test:out   only these steps
 *     npm run content-changes -- --seed 7 --random 60    other random changes, and more of them
 *     npm run content-changes -- --only "phone"          only the changes with this in their name
 *     npm run content-changes -- --each check:content    each of the marketer's changes by itself
 *     npm run content-changes -- --sweep more            every text, figure and list grows as well
 *     npm run content-changes -- --sweep fewer           or shrinks
 *     npm run content-changes -- --dry                   make the changes, and run nothing
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { makeScratch } from '../files/scratch';
import { marketersChanges } from './marketer';

const { values, positionals: steps } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Math.floor(Date.now() / 86_400_000)) },
    random: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
    each: { type: 'boolean', default: false },
    sweep: { type: 'string', default: '' },
    dry: { type: 'boolean', default: false },
  },
});
const { seed, sweep } = values;
if (!['', 'more', 'fewer'].includes(sweep)) throw new Error('--sweep is followed by more or fewer');

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', WIREIT_CACHE: 'local' };

/** Runs a command in the copy. @returns whether it succeeded */
const succeeds = (copy: string, command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: copy, env, stdio: 'inherit' }).status === 0;

function commit(copy: string): void {
  const identity = ['-c', 'user.name=Tester', '-c', 'user.email=tester@localhost'];
  // So that the copy has a history, as an editor's clone does, even if nothing has changed.
  succeeds(copy, 'git', 'add', '-A');
  succeeds(copy, 'git', ...identity, 'commit', '-q', '--allow-empty', '-m', 'Begin');
}

/** Makes the changes with this in their name in a fresh copy. @returns whether the steps pass */
function run(only: string, random: string): boolean {
  const copy = makeScratch('content-changes');
  commit(copy);
  console.log(`Seed ${seed}, in ${copy}`);
  const options = Object.entries({ seed, random, only, sweep });
  const flags = options.flatMap(([name, value]) => [`--${name}`, value]);
  const script = (file: string, ...args: string[]) =>
    succeeds(copy, process.execPath, '--import', 'tsx', file, ...args);
  if (!script('scripts/content-changes/apply.ts', ...flags)) return false;
  if (!script('scripts/content-check/date-pages.ts')) return false;
  return values.dry || succeeds(copy, process.execPath, 'scripts/test-runner/main.mjs', ...steps);
}

const names = marketersChanges.map(({ name }) => name);
const failed = values.each
  ? names.filter((name) => !run(name, '0'))
  : [values.only].filter((only) => !run(only, values.random));
console.log(
  failed.length === 0
    ? `Every change passes (seed ${seed})`
    : ['Refused by the edit mode or by a step:', ...failed, `Repeat it with --seed ${seed}`].join(
        '\n',
      ),
);
process.exitCode = failed.length > 0 ? 1 : 0;
