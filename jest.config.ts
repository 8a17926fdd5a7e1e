/** @jest-config-loader esbuild-register */
import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: '.' });

/** Packages that ship ES modules only; Jest on Node 20 runs CommonJS and has to compile them. */
const esModules = ['parse5', 'entities', 'd3-geo', 'd3-array', 'internmap'];

const progressReporter = '<rootDir>/scripts/test-runner/progress/jest-reporter.mjs';

export default async () => ({
  ...(await createConfig({
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/{app,components,content,lib,packages,scripts}/**/*.test.{ts,tsx}'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    setupFilesAfterEnv: ['<rootDir>/scripts/test-runner/jest-setup.ts'],
  })()),
  // A guard against hanging, no stopwatch: shared machines may be ten times slower than a desk.
  testTimeout: 60_000,
  // Within `npm test` it is told of each file besides.
  reporters: ['default', ...(process.env.PROGRESS_FILE ? [progressReporter] : [])],
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
});
