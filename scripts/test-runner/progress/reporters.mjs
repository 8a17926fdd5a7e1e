import { fileURLToPath } from 'node:url';

const ours = fileURLToPath(new URL('playwright-reporter.ts', import.meta.url));

/**
 * Playwright's reporters: a line for each test at the desk, dots and the failures in full on CI and
 * within `npm test`, which is told of each test besides.
 *
 * @returns {import('playwright/test').ReporterDescription[]}
 */
export function reporters() {
  if (process.env.PROGRESS_FILE) return [['dot'], [ours]];
  return [[process.env.CI ? 'dot' : 'list']];
}
