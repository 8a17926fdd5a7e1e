/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const main = path.resolve('scripts/test-runner/main.mjs');
const folder = mkdtempSync(path.join(tmpdir(), 'steps-'));
const step = { command: 'node --eval 0' };
const manifest = {
  scripts: { 'check:format': 'wireit', 'test:e2e': 'wireit' },
  wireit: {
    checks: { dependencies: ['check:format'] },
    'browser-checks': { dependencies: [] },
    'browser-tests': { dependencies: ['test:e2e'] },
    'check:format': step,
    'test:e2e': step,
  },
};
const lockfile = '{}';
/** Where something else is listening already. */
const taken = createServer();

beforeAll(async () => {
  mkdirSync(path.join(folder, 'node_modules'));
  const hash = createHash('sha256').update(lockfile).digest('hex');
  for (const [name, text] of [
    ['package.json', JSON.stringify(manifest)],
    ['package-lock.json', lockfile],
    ['node_modules/.package-lock-hash', hash],
  ] as const)
    writeFileSync(path.join(folder, name), text);
  await new Promise<void>((resolve) => taken.listen(0, 'localhost', () => resolve()));
});
afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true });
});

function run(name: string, env: Record<string, string> = {}) {
  const { port } = taken.address() as AddressInfo;
  return spawnSync(process.execPath, [main, name], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, E2E_PORT: String(port), ...env },
  });
}

test('a step that needs no browser needs neither a port nor a browser', () => {
  const { status, stdout } = run('check:format', { CHROMIUM_PATH: '/nowhere/chromium' });
  expect(stdout).toContain('1 passed, 0 failed');
  expect(status).toBe(0);
});

test('a browser step names the port that is taken, and how to choose another', () => {
  const { status, stderr } = run('test:e2e');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Port \d+ cannot be used: .* choose another port: E2E_PORT=\d+\.$/m);
});
