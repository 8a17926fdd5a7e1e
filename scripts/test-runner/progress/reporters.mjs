import { fileURLToPath } from 'node:url';

const ours = fileURLToPath(new URL('playwright-reporter.ts', import.meta.url));

/**
 * Playwright's reporters: a line per test when run on its own; on CI and within `npm test` dots and
 * the failures in full.
 *
 * @returns {import('playwright/test').ReporterDescription[]}
 */
export function reporters() {
  if (process.env.PROGRESS_FILE) return [['dot'], [ours]];
  return [[process.env.CI ? 'dot' : 'list']];
}
