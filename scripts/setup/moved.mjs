import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Next deletes everything else in its folder with each build. */
const RECORD = 'cache/folder';

/**
 * Deletes what Next has cached in a folder that was copied or moved since: it contains absolute paths,
 * with which the development server ends in an internal error of Turbopack. Builds cache nothing.
 * @param {string} folder of the site, absolute
 */
export function discardMovedCache(folder) {
  const next = path.join(folder, '.next');
  const record = path.join(next, RECORD);
  try {
    if (readFileSync(record, 'utf8') === folder) return;
  } catch {
    // Built before there was a record, or never.
  }
  rmSync(next, { recursive: true, force: true });
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, folder);
}
