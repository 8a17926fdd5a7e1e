import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where Next keeps what it has compiled; its own cleaning leaves this part of it alone. */
const OWNER = 'cache/made-in';

/**
 * Removes Next's cache where it was made in another folder, as when a checkout was copied or moved:
 * it is full of paths, and builds from it fail with words that lead nowhere.
 *
 * @param project the folder of the project, absolute
 * @returns where the cache was made, if that was elsewhere
 */
export function dropForeignCache(project: string): string | undefined {
  const cache = path.join(project, '.next');
  const owner = path.join(cache, OWNER);
  const here = realpathSync(project);
  const madeIn = existsSync(owner) ? readFileSync(owner, 'utf8') : undefined;
  if (madeIn === here) return undefined;
  const existed = existsSync(cache);
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(path.dirname(owner), { recursive: true });
  writeFileSync(owner, here);
  return existed ? (madeIn ?? 'another folder') : undefined;
}
