/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Git } from './git';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b', ...args], { cwd: folder });
const committed = () => {
  git('init', '-q');
  git('commit', '-q', '--allow-empty', '-m', 'Begin');
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a clone can be edited', async () => {
  committed();
  expect(await new Git(folder).historyProblem()).toBeUndefined();
});

test.each<[string, () => void, RegExp]>([
  ['a ZIP download', () => undefined, /downloaded without its history/],
  [
    'a repository without a commit',
    () => void git('init', '-q'),
    /history of this folder is empty/,
  ],
  [
    'a work tree that was moved apart from its history',
    () =>
      writeFileSync(path.join(folder, '.git'), 'gitdir: /nowhere/worktrees/site\n') as undefined,
    /not where it should be/,
  ],
  [
    'the folder of another user',
    () => {
      committed();
      jest.replaceProperty(process, 'env', {
        ...process.env,
        GIT_TEST_ASSUME_DIFFERENT_OWNER: '1',
      });
      return undefined;
    },
    /belongs to another user .*safe\.directory/,
  ],
  [
    'a machine without Git',
    () => void jest.replaceProperty(process, 'env', { ...process.env, PATH: '/nowhere' }),
    /Git is not installed/,
  ],
])('%s is named', async (_, prepare, said) => {
  prepare();
  expect(await new Git(folder).historyProblem()).toMatch(said);
  jest.restoreAllMocks();
});
