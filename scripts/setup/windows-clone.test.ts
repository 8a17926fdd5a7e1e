/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** A ZIP download has no history to clone. */
const isClone = () => {
  try {
    return git('.', 'rev-parse', '--show-cdup') === '\n';
  } catch {
    return false;
  }
};

(isClone() ? test : test.skip)('a clone with the usual Windows settings has LF line ends', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'windows-clone-'));
  try {
    git('.', 'clone', '-q', '-c', 'core.autocrlf=true', '-c', 'core.eol=crlf', '.', folder);
    const converted = git(folder, 'ls-files', '--eol')
      .split('\n')
      .filter((line) => /\sw\/(?:crlf|mixed)\s/.test(line));
    expect(converted).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
