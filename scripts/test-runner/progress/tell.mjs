import { appendFileSync } from 'node:fs';

/**
 * Tells `npm test` how far a step is; says nothing when the step runs by itself.
 *
 * @param {{ done?: number, all?: number, failed?: string }} news
 *   so many done of all, and the name of what has just failed
 */
export function tell(news) {
  const file = process.env.PROGRESS_FILE;
  if (file) appendFileSync(file, `${JSON.stringify(news)}\n`);
}
