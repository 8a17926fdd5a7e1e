/**
 * The unit tests in two parts, so that a changed sentence runs only one of them: `--with-content`
 * runs the tests that import anything of `content/` but its schemas, `--without-content` the others.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');

/** Paths of test files, as Jest finds them with these arguments. */
const list = (...args) =>
  execFileSync(process.execPath, [jest, '--listTests', ...args], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

const content = readdirSync('content', { recursive: true })
  .filter((file) => /\.(?:ts|json)$/.test(file) && !/^schema\b|^page-ids\.generated/.test(file))
  .map((file) => `content/${file}`);
/** Options that choose the tests that depend on content. */
const related = ['--findRelatedTests', ...content];

function withoutContent() {
  const withContent = new Set(list(...related));
  return ['--runTestsByPath', ...list().filter((file) => !withContent.has(file))];
}

const chosen = process.argv.includes('--with-content') ? related : withoutContent();
const args = [jest, '--maxWorkers=2', ...chosen];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
