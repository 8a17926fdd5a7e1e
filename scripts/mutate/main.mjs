/**
 * `npm run mutate -- calculator text`: changes the modules of these folders of `lib/`, one piece of
 * code at a time, and reports the changes that no test in the folder notices. Without names: all
 * folders that have tests. A later run repeats only what has changed since.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { npm } from '../setup/npm.mjs';

const isTest = (file) => file.endsWith('.test.ts');
const folders = readdirSync('lib').filter((name) =>
  readdirSync(`lib/${name}`, { recursive: true }).some(isTest),
);
const named = process.argv.slice(2);
const unknown = named.filter((name) => !folders.includes(name));
if (unknown.length > 0) {
  console.error(`No tests in lib/${unknown.join(', lib/')}. Folders: ${folders.join(', ')}.`);
  process.exit(1);
}
for (const folder of named.length > 0 ? named : folders) {
  console.log(`lib/${folder}`);
  const env = { ...process.env, MUTATE_FOLDER: folder };
  const args = ['exec', '--', 'stryker', 'run', 'scripts/mutate/stryker.config.mjs'];
  const { status } = spawnSync(...npm(args, { env, stdio: 'inherit' }));
  if (status !== 0) process.exitCode = 1;
}
