import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What a step tells of itself while it runs.
 *
 * @typedef {{ done?: number, all?: number, failed: string[] }} Progress
 */

/** A place where a step can tell how far it is, for those outside to read. */
export function watch() {
  const folder = mkdtempSync(join(tmpdir(), 'nectarine-test-'));
  const file = join(folder, 'progress.jsonl');
  return {
    env: { PROGRESS_FILE: file },
    /** @returns {Progress} all that was told so far */
    read: () => progressIn(textOf(file)),
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * @param {string} text lines of JSON; the last one may not be whole yet
 * @returns {Progress}
 */
export function progressIn(text) {
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  const news = lines.filter(Boolean).map((line) => JSON.parse(line));
  return {
    done: news.findLast(({ done }) => done !== undefined)?.done,
    all: news.findLast(({ all }) => all !== undefined)?.all,
    failed: news.flatMap(({ failed }) => failed ?? []),
  };
}
