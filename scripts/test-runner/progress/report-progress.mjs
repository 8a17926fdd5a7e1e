import { appendFileSync } from 'node:fs';

/**
 * Reports the progress of a step to `npm test`; does nothing when the step runs on its own.
 *
 * @param {{ done?: number, all?: number, failed?: string }} news
 *   how many are done of all, and the name of what has just failed
 */
export function reportProgress(news) {
  const { PROGRESS_FILE: file, STEP: step } = process.env;
  if (file) appendFileSync(file, `${JSON.stringify({ step, ...news })}\n`);
}
