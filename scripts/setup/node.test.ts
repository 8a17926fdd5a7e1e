/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesIn } from '../files/files';

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

const sourcesIn = (...folders: string[]) =>
  folders.flatMap((folder) =>
    filesIn(folder)
      .map((file) => folder + file)
      .filter((file) => /\.m?tsx?$|\.mjs$/.test(file) && !/\.next|\/out\//.test(file)),
  );

test('no file reads its own path from import.meta, as only Node 20.11 can', () => {
  const folders = [
    'e2e',
    'packages/edit-mode/src',
    'packages/finish-export/src',
    'packages/finish-export/fixture-site',
  ];
  const names = ['dirname', 'filename'].map((name) => `import.meta.${name}`);
  const uses = (file: string) => names.some((name) => readFileSync(file, 'utf8').includes(name));
  expect(sourcesIn(...folders, 'scripts', 'lib').filter(uses)).toEqual([]);
});

test('no command loads a module of sharp that Node 20.9 cannot read', () => {
  const imports = /^import (?!type).* from 'sharp'/m;
  const commands = sourcesIn('scripts', 'lib').filter((file) => !file.includes('.test.'));
  expect(commands.filter((file) => imports.test(readFileSync(file, 'utf8')))).toEqual([]);
});
