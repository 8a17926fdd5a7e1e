/** @jest-config-loader esbuild-register */
import { readFileSync } from 'node:fs';
import nextJest from 'next/jest.js';

// Jest starts its workers with the options of its own process.
process.execArgv.push('--import=./scripts/setup/exit-at-once.mjs');

const createConfig = nextJest({ dir: '.' });

/** Packages that ship only ES modules, which Jest on Node 20 has to compile, with what they depend on. */
const esModules = new Set([
  'd3-geo',
  'franc',
  'gettext-parser',
  'linkedom',
  'parse5',
  'workbox-strategies',
]);
// Iterating over a set includes what is added meanwhile.
for (const name of esModules) {
  const { dependencies = {} } = JSON.parse(
    readFileSync(`node_modules/${name}/package.json`, 'utf8'),
  );
  for (const dependency of Object.keys(dependencies)) esModules.add(dependency);
}

export default async () => {
  const shared = {
    ...(await createConfig({
      // Copies of the project have packages of the same names.
      modulePathIgnorePatterns: ['<rootDir>/.cache/'],
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
      setupFilesAfterEnv: ['<rootDir>/scripts/setup/jest-setup.ts'],
    })()),
    transformIgnorePatterns: [`/node_modules/(?!(${[...esModules].join('|')})/)`],
  };
  /** The tests in files of this type. A file that needs the other environment names it in its first line. */
  const testsIn = (type: 'ts' | 'tsx', testEnvironment: 'node' | 'jsdom') => ({
    ...shared,
    testEnvironment,
    testMatch: [`<rootDir>/{app,components,content,lib,packages,scripts}/**/*.test.${type}`],
  });
  return {
    projects: [testsIn('ts', 'node'), testsIn('tsx', 'jsdom')],
    // Guards against hanging: a shared machine may be ten times slower than a desk.
    testTimeout: 60_000,
    // A worker is replaced once it has gathered this much, most of it garbage, which takes long to free.
    workerIdleMemoryLimit: '500MB',
    reporters: ['default', 'github-actions'],
  };
};
