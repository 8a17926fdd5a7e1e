import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { projectFiles } from './project-files';

/** Uses hard links where the file system has them: they take almost no time or space. */
function copyModules(to: string): void {
  try {
    execFileSync('cp', ['-al', 'node_modules', to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    cpSync('node_modules', to, { recursive: true });
  }
}

/** Copies the modules, unless those of the same lockfile are there already. */
function copyModulesOnce(folder: string): void {
  const modules = join(folder, 'node_modules');
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const installed = join(modules, '.package-lock-hash');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === hash) return;
  rmSync(modules, { recursive: true, force: true });
  copyModules(modules);
  // Removed first, because it may be a hard link to the project's own file. With the hash in place,
  // `npm test` does not install the modules again.
  rmSync(installed, { force: true });
  writeFileSync(installed, hash);
}

/**
 * Copies the project with its uncommitted changes, or updates an earlier copy.
 *
 * @param purpose distinguishes copies of one project
 * @returns the folder of the copy, absolute: it may be changed
 */
export function makeScratch(purpose: string): string {
  const name = createHash('sha256').update(resolve('.')).digest('hex').slice(0, 8);
  const folder = join(tmpdir(), `nectarine-${purpose}-${name}`);
  const files = projectFiles(resolve('.'));
  const wanted = new Set(files);
  if (existsSync(join(folder, '.git'))) {
    const gone = projectFiles(folder).filter((path) => !wanted.has(path));
    for (const path of gone) rmSync(join(folder, path));
  } else {
    mkdirSync(folder, { recursive: true });
    // Tests and tools ask git what belongs to the project.
    execFileSync('git', ['init', '-q'], { cwd: folder });
  }
  for (const path of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(path, join(folder, path));
  }
  copyModulesOnce(folder);
  return folder;
}
