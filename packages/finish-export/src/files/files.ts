import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Lists the files under a folder whose names have this ending. */
export async function filesUnder(folder: string, ending = ''): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name)); // Node 20.9 has `path` only.
}

/** Runs a task for each item, at most `limit` at a time. Rejects at the first failure. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) await task(item);
  };
  await Promise.all(Array.from({ length: limit }, work));
}
