import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The part of Next's cache that its own cleaning leaves alone. */
const OWNER = 'cache/made-in';

/**
 * Removes Next's cache if it was created in another folder, as in a copied or moved checkout: it
 * contains absolute paths, and builds from it fail with misleading errors.
 * @param project the project's folder, absolute
 * @returns where the cache was created, if elsewhere
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
