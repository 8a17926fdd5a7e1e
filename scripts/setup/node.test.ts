/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const script = `
  const { ensureNode } = await import('${pathToFileURL(path.resolve('scripts/setup/node.mjs'))}');
  ensureNode();
  console.log(process.env.PATH);
`;
const args = ['--input-type=module', '--eval', script];

const pathWith = (env: Record<string, string>) =>
  execFileSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env, PATH: '/elsewhere/node_modules/.bin' },
  }).trim();

test('every step runs on the downloaded Node, which the path names first', () => {
  expect(pathWith({ RUNS_ON_DOWNLOADED_NODE: '1' }).split(path.delimiter)).toEqual([
    path.dirname(process.execPath),
    '/elsewhere/node_modules/.bin',
  ]);
});

test('on a Node that all tools support the path stays as it is', () => {
  expect(pathWith({ RUNS_ON_DOWNLOADED_NODE: '' })).toBe('/elsewhere/node_modules/.bin');
});

test('a folder whose path contains # is named, with what to do', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'folder#'));
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toMatch(/contains # or \?: .*folder#.*Rename that folder\./);
});
