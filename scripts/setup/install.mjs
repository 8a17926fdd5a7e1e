import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { npm } from './npm.mjs';

/** What the installation in node_modules is of; npm deletes it when it installs anew. */
const RECORD = 'node_modules/.installed-by-setup';
/** npm's own list of what it has installed, which every `npm install` or `npm prune` rewrites. */
const NPM_LIST = 'node_modules/.package-lock.json';

/** The C library of Linux, for which packages have binaries of their own. */
function libc() {
  if (process.platform !== 'linux') return '';
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** Identifies the locked dependencies with their binaries for this system, as they are installed. */
function wanted() {
  const system = [process.platform, process.arch, libc()].join('-');
  const files = ['package-lock.json', NPM_LIST].map((file) =>
    existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'none',
  );
  return [system, ...files].join('\n');
}

/**
 * Installs the locked dependencies, unless they are there: the same lockfile, installed completely and
 * on this system. Tools for development are always part of it, whatever the environment says.
 */
export function install() {
  // Of the person's shell. Build, tests and edit mode each set their own.
  delete process.env.NODE_ENV;
  if (existsSync(RECORD) && readFileSync(RECORD, 'utf8') === wanted()) return;

  console.log('Installing dependencies …');
  const all = ['--include=dev', '--include=optional', '--include=peer'];
  const { status } = spawnSync(
    ...npm(['ci', '--no-audit', '--no-fund', ...all], { stdio: 'inherit' }),
  );
  if (status !== 0) {
    console.error('Could not install the dependencies. See the npm output above.');
    process.exit(1);
  }
  writeFileSync(RECORD, wanted());
}
