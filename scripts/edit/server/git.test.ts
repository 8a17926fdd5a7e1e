import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Git } from './git';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b', ...args], { cwd: folder });
const problem = () => new Git(folder).historyProblem();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('only a folder with a history can be edited', async () => {
  expect(await problem()).toMatch(/has no history/);
  git('init', '-q');
  expect(await problem()).toMatch(/cannot read the history of this folder: .*HEAD/);
  git('commit', '-q', '--allow-empty', '-m', 'Begin');
  expect(await problem()).toBeUndefined();
});

test('a machine without Git is named', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, PATH: '/nowhere' });
  expect(await problem()).toMatch(/Git is not installed/);
  jest.restoreAllMocks();
});
