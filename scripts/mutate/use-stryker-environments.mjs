/**
 * Makes the docblocks of tests name Stryker's environments, which measure the lines that each test
 * covers: Jest prefers an environment in a docblock to a configured one. Runs in Stryker's copy of
 * the project, never in the project itself.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const tests = readdirSync('lib', { recursive: true }).filter((file) => file.endsWith('.test.ts'));
for (const test of tests) {
  const file = join('lib', test);
  const text = readFileSync(file, 'utf8');
  const own = '@jest-environment @stryker-mutator/jest-runner/jest-env/';
  writeFileSync(file, text.replace(/@jest-environment (?=node|jsdom)/, own));
}
