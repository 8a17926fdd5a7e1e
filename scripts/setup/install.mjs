import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { npm } from './npm.mjs';

const installedHash = 'node_modules/.package-lock-hash';
/** Milliseconds between status lines, because npm prints nothing until it is done. */
const LINE = 5000;

/** Installs the locked dependencies, unless the last installation was of the same lockfile. */
export async function install() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(installedHash) && readFileSync(installedHash, 'utf8') === hash) return;

  console.log('Installing dependencies …');
  const start = performance.now();
  const lines = setInterval(() => {
    console.log(`Installing, ${Math.round((performance.now() - start) / 1000)} s …`);
  }, LINE);
  const child = spawn(...npm(['ci', '--no-audit', '--no-fund'], { stdio: 'inherit' }));
  const [status] = await once(child, 'close');
  clearInterval(lines);
  if (status !== 0) {
    console.error('Could not install the dependencies. See the npm output above.');
    process.exit(1);
  }
  writeFileSync(installedHash, hash);
}
