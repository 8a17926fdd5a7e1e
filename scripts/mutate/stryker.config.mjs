/** A folder of `lib/`: its modules are changed, and its own tests must notice. */
const folder = process.env.MUTATE_FOLDER;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [`lib/${folder}/**/*.ts`, '!lib/**/*.test.ts', '!lib/**/fixtures/**'],
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.ts',
    config: {
      testEnvironment: '@stryker-mutator/jest-runner/jest-env/jsdom',
      testMatch: [`<rootDir>/lib/${folder}/**/*.test.ts`],
    },
    // The registry of pages imports most of lib: related tests would be nearly all there are.
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  buildCommand: 'node scripts/mutate/use-stryker-environments.mjs',
  // No file: Stryker would rewrite it with TypeScript's old API, which the native compiler lacks.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  ignorePatterns: ['.cache', '.data', '.next', '.wireit', 'deploy', 'out', 'test-results', 'docs'],
  tempDirName: '.cache/stryker',
  incremental: true,
  incrementalFile: `.cache/mutation/${folder}.json`,
  concurrency: 2,
  timeoutMS: 30_000,
  reporters: ['clear-text', 'html'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: `test-results/mutation/${folder}.html` },
  warnings: { slow: false },
};
