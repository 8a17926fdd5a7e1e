/** @jest-config-loader esbuild-register */
import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: '.' });

/** Packages that ship only ES modules, which Jest on Node 20 has to compile. */
const esModules = [
  ...['parse5', 'entities', 'd3-geo', 'd3-array', 'internmap'],
  ...['franc', 'trigram-utils', 'n-gram', 'collapse-white-space'],
];

const progressReporter = '<rootDir>/scripts/test-runner/progress/jest-reporter.mjs';

export default async () => ({
  ...(await createConfig({
    testEnvironment: 'jsdom',
    // Copies of the project have packages of the same names.
    modulePathIgnorePatterns: ['<rootDir>/.cache/'],
    testMatch: ['<rootDir>/{app,components,content,lib,packages,scripts}/**/*.test.{ts,tsx}'],
    // Needs a built site: `npm run check:hosts`.
    testPathIgnorePatterns: ['/node_modules/', '/scripts/hosting/hosts.test.ts'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    setupFilesAfterEnv: ['<rootDir>/scripts/test-runner/jest-setup.ts'],
  })()),
  // Guards against hanging: a shared machine may be ten times slower than a desk.
  testTimeout: 60_000,
  // `npm test` counts the files itself, and shows only failures.
  reporters: process.env.PROGRESS_FILE
    ? [['summary', { summaryThreshold: 0 }], progressReporter]
    : ['default'],
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
});
