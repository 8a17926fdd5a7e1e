import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LIST = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];

/** What git lists, without deleted files. @param repository options that name git's repository */
function listed(folder: string, repository: readonly string[] = []): string[] {
  const text = execFileSync('git', [...repository, ...LIST], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return text.split('\0').filter((file) => file && existsSync(path.join(folder, file)));
}

/** A download has no repository: an empty one applies `.gitignore`. */
function listedWithoutRepository(folder: string): string[] {
  const empty = mkdtempSync(path.join(tmpdir(), 'empty-repository-'));
  try {
    execFileSync('git', ['init', '-q', '--bare', empty]);
    return listed(folder, [`--git-dir=${empty}`, `--work-tree=${folder}`]);
  } finally {
    rmSync(empty, { recursive: true });
  }
}

/**
 * A project's files: those that git tracks or would add, whether or not it is a clone.
 * @param folder absolute
 * @returns paths relative to the folder
 */
export function projectFiles(folder: string): string[] {
  try {
    return listed(folder);
  } catch {
    return listedWithoutRepository(folder);
  }
}
