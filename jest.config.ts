/** @jest-config-loader esbuild-register */
import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: '.' });

/** Packages that ship only ES modules, which Jest on Node 20 has to compile. */
const esModules = [
  'parse5',
  'entities',
  'd3-geo',
  'd3-array',
  'internmap',
  // Parts of linkedom.
  'css-select',
  'css-what',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'boolbase',
  'cssomnom',
  'htmlparser2',
  'nth-check',
  'workbox-core',
  'workbox-strategies',
  'franc',
  'trigram-utils',
  'n-gram',
  'collapse-white-space',
  'gettext-parser',
];

export default async () => {
  const shared = {
    ...(await createConfig({
      // Copies of the project have packages of the same names.
      modulePathIgnorePatterns: ['<rootDir>/.cache/'],
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
      setupFilesAfterEnv: ['<rootDir>/scripts/setup/jest-setup.ts'],
    })()),
    transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
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
    // A worker is replaced once it has gathered this much, most of it garbage: to free a gigabyte takes
    // longer than Jest waits for the end of a process.
    workerIdleMemoryLimit: '500MB',
    reporters: ['default', 'github-actions'],
  };
};
