import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The files below an absolute folder that `.gitignore` does not exclude, relative to it. An empty
 * repository applies it, because a download has none.
 */
export function projectFiles(folder: string): string[] {
  const empty = mkdtempSync(path.join(tmpdir(), 'empty-repository-'));
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  try {
    git('init', '-q', '--bare', empty);
    const list = ['ls-files', '--others', '--exclude-standard', '-z'];
    return git(`--git-dir=${empty}`, `--work-tree=${folder}`, ...list)
      .split('\0')
      .filter(Boolean);
  } finally {
    rmSync(empty, { recursive: true });
  }
}
