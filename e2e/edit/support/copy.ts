import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFiles } from '../../../scripts/files/project-files';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Inside the project, so that the installed packages resolve. */
export const copy = path.join(root, '.cache/edited-site');

/** The remote that the copy sends its changes to. */
export const remote = path.join(root, '.cache/edited-site-remote.git');

const unneeded = /^(package-lock\.json$|e2e\/|docs\/|\.ci\/)/;

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8' });

export const gitInCopy = (...args: string[]): string => git(copy, ...args);

function rewrite(file: string, from: string, to: string): void {
  const before = readInCopy(file);
  const text = before.replace(from, to);
  if (text === before) throw new Error(`${file} does not say ${from}`);
  writeFileSync(path.join(copy, file), text);
}

/** Copies the project with its uncommitted changes, and creates a repository in the copy. */
export function makeCopy(): void {
  for (const folder of [copy, remote])
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  for (const file of projectFiles(root).filter((file) => !unneeded.test(file)))
    cpSync(path.join(root, file), path.join(copy, file));
  rewrite('package.json', '"nectarine"', '"edited-site"');
  // The packages are above the copy, where the bundler looks only when configured to.
  const rules = 'turbopack: { rules';
  rewrite('next.config.mjs', rules, `${rules}, root: ${JSON.stringify(root)}`);
  // Nothing reads the compiler's cache, and to write it takes as long as to compile.
  rewrite('next.config.mjs', 'experimental: {', '$& turbopackFileSystemCacheForDev: false,');
  git('.', 'init', '-q', '--bare', remote);
  gitInCopy('init', '-q', '-b', 'main');
  gitInCopy('config', 'user.name', 'Editor');
  gitInCopy('config', 'user.email', 'editor@localhost');
  gitInCopy('remote', 'add', 'origin', remote);
  gitInCopy('add', '-A');
  gitInCopy('commit', '-q', '-m', 'Begin');
}

/** The lines changed in the copy: `-` removed, `+` added, without context and catalogues. */
export function changedLines(): string[] {
  gitInCopy('add', '-A', '-N');
  return gitInCopy('diff', '-U0', '--no-color', '--', ':!content/*.po')
    .split('\n')
    .filter((line) => /^[-+](?![-+])/.test(line))
    .map((line) => line.replace(/^([-+])\s+/, '$1'));
}

export const readInCopy = (file: string): string => readFileSync(path.join(copy, file), 'utf8');
