/**
 * `npm run try-next -- canary`, or any version or tag: builds the site with another version of Next
 * in a copy of the project. `npm run size` then opens a page of each group there, hydrates
 * everything on it and fails on any error. Exits with 1 if a step fails.
 */
import { spawnSync } from 'node:child_process';
import { readVersions, TESTED_NEXT } from '@nectarine/finish-export/check-versions';
import { makeScratch } from '../files/scratch';
import { npm } from '../setup/npm.mjs';

const wanted = process.argv[2];
if (!wanted) {
  console.error('Usage: npm run try-next -- <version>, such as canary');
  process.exit(1);
}

const folder = makeScratch('next');

function run(...args: string[]): void {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync(...npm(args, { cwd: folder, env, stdio: 'inherit' }));
  if (status === 0) return;
  console.error(`Failed with next@${wanted}: npm ${args.join(' ')}`);
  process.exit(1);
}

run('install', '--no-save', '--no-audit', '--no-fund', `next@${wanted}`);
const { next } = readVersions(folder);
console.log(`Building with Next ${next} in place of ${TESTED_NEXT} …`);
run('exec', '--', 'tsx', 'scripts/build.ts', '--local');
run('run', '--silent', 'size');
console.log(`Next ${next}: the site builds, and every page hydrates.`);
