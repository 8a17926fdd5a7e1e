/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'apt-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `apt` with a program in the place of apt-get, which fails twice with this message. */
function run(failure: string) {
  const program = path.join(folder, 'apt-get');
  const asked = path.join(folder, 'asked');
  const fail = `echo "E: ${failure}" >&2; exit 100`;
  const script = `#!/bin/sh\necho "$@" >> ${asked}\nif [ $(wc -l < ${asked}) -lt 3 ]; then ${fail}; fi\n`;
  writeFileSync(program, script, { mode: 0o755 });
  const setup = `file://${path.resolve('scripts/setup/apt.mjs')}`;
  const call = `import("${setup}").then(({ apt }) => process.exit(apt(["update"], { pause: 1 }) ? 0 : 1))`;
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const { status, stderr } = spawnSync(process.execPath, ['-e', call], { env, encoding: 'utf8' });
  return { status, stderr, asked: readFileSync(asked, 'utf8').trim().split('\n') };
}

test('waits while another program holds a lock, and says so once', () => {
  const { status, stderr, asked } = run(
    'Could not get lock /var/lib/apt/lists/lock. It is held by',
  );
  expect([status, asked.length]).toEqual([0, 3]);
  expect(asked[0]).toBe('-o DPkg::Lock::Timeout=300 update');
  expect(stderr).toBe('Another program is installing packages. Waiting up to 5 minutes for it …\n');
});

test('passes on any other failure', () => {
  const { status, stderr, asked } = run('Unable to locate package chromium');
  expect([status, asked.length]).toEqual([1, 1]);
  expect(stderr).toContain('Unable to locate package chromium');
});
