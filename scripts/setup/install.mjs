import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { npm } from './npm.mjs';

const installedHash = 'node_modules/.package-lock-hash';

/** Installs the locked dependencies, unless the last installation was of the same lockfile. */
export function install() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(installedHash) && readFileSync(installedHash, 'utf8') === hash) return;

  console.log('Installing dependencies …');
  const { status } = spawnSync(...npm(['ci', '--no-audit', '--no-fund'], { stdio: 'inherit' }));
  if (status !== 0) {
    console.error('Could not install the dependencies. See the npm output above.');
    process.exit(1);
  }
  writeFileSync(installedHash, hash);
}
