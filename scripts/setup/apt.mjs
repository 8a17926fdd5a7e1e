import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this system has Debian's package tools. */
export const hasApt = existsSync('/usr/bin/apt-get');

/** Seconds to wait for another installation, such as the one that new cloud machines begin with. */
const PATIENCE = 300;
const LOCKED = /Could not get lock/;

/**
 * Runs `apt-get`. While another program holds one of Debian's locks, it waits: `apt-get` itself does so
 * to install, but not to update.
 * @param {string[]} args
 * @param {{ cwd?: string, pause?: number }} options the folder; the milliseconds between attempts
 * @returns {boolean} whether it succeeded
 */
export function apt(args, { cwd = '.', pause = 3_000 } = {}) {
  const command = ['-o', `DPkg::Lock::Timeout=${PATIENCE}`, ...args];
  const env = { ...process.env, LC_ALL: 'C' };
  const end = Date.now() + PATIENCE * 1000;
  for (let isFirst = true; ; isFirst = false) {
    const { status, stderr } = spawnSync('apt-get', command, {
      cwd,
      env,
      encoding: 'utf8',
      stdio: ['inherit', 'inherit', 'pipe'],
    });
    if (status === 0 || !LOCKED.test(stderr) || Date.now() > end) {
      process.stderr.write(stderr ?? '');
      return status === 0;
    }
    if (isFirst)
      process.stderr.write(
        `Another program is installing packages. Waiting up to ${PATIENCE / 60} minutes for it …\n`,
      );
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
  }
}
