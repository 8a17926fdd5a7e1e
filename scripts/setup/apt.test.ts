/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'apt-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `apt` with a program in the place of apt-get, which first fails with each of these messages. */
function run(...failures: string[]) {
  const program = path.join(folder, 'apt-get');
  const asked = path.join(folder, 'asked');
  const cases = failures.map((line, i) => `${i}) echo "E: ${line}" >&2; exit 100;;`).join('\n');
  writeFileSync(
    program,
    `#!/bin/sh\ntouch ${asked}; n=$(wc -l < ${asked}); echo "$@" >> ${asked}\ncase $((n)) in\n${cases}\nesac\n`,
  );
  chmodSync(program, 0o755);
  const setup = `file://${path.resolve('scripts/setup/apt.mjs')}`;
  const call = `import("${setup}").then(({ apt }) => process.exit(apt(["update"], { pause: 1 }) ? 0 : 1))`;
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const { status, stderr } = spawnSync(process.execPath, ['-e', call], { env, encoding: 'utf8' });
  return { status, stderr, asked: readFileSync(asked, 'utf8').trim().split('\n') };
}

test.each([
  ['/var/lib/apt/lists/lock. It is held by process 812 (apt-get)'],
  ['/var/lib/dpkg/lock-frontend. It is held by process 901 (unattended-upgr)'],
  ['/var/cache/apt/archives/lock - open (11: Resource temporarily unavailable)'],
])('waits while another program holds %s, and says so once', (lock) => {
  const { status, stderr, asked } = run(...[1, 2].map(() => `Could not get lock ${lock}`));
  expect([status, asked.length]).toEqual([0, 3]);
  expect(asked[0]).toBe('-o DPkg::Lock::Timeout=300 update');
  expect(stderr).toBe('Another program is installing packages. Waiting up to 5 minutes for it …\n');
});

test('passes on any other failure', () => {
  const { status, stderr, asked } = run('Unable to locate package chromium');
  expect([status, asked.length]).toEqual([1, 1]);
  expect(stderr).toContain('Unable to locate package chromium');
});
