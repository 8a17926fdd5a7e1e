/**
 * `npm run soak:clone`: clones the last commit as Git for Windows does, with `core.autocrlf`, installs
 * it, and runs what reads files byte by byte: format, content check and build.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { localBuild, testAddress } from '../setup/addresses.mjs';
import { npm } from '../setup/npm.mjs';

const folder = '.cache/windows-clone';

function run(file, args, options) {
  const { status } = spawnSync(file, args, { stdio: 'inherit', ...options });
  if (status !== 0) process.exit(1);
}

rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
run('git', ['clone', '-q', '-c', 'core.autocrlf=true', '-c', 'core.eol=crlf', '.', folder]);
const env = { ...process.env, ...localBuild(testAddress.origin) };
for (const args of [
  ['ci', '--prefer-offline', '--no-audit', '--no-fund'],
  ['run', 'check:format'],
  ['run', 'check:content'],
  ['run', 'build'],
])
  run(...npm(args, { cwd: folder, env }));
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
