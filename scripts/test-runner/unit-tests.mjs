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
const withContent = list('--findRelatedTests', ...content);
const tests = process.argv.includes('--with-content')
  ? withContent
  : list().filter((file) => !withContent.includes(file));

const args = [jest, '--maxWorkers=2', '--runTestsByPath', ...tests];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
