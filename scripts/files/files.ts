import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The paths of all files below a folder, relative to it and sorted: `/help/faq.html`. */
export const filesIn = (folder: string, ending = ''): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    // Node 20.9 has `path` only.
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .sort();

/** Runs a task for each item, at most `limit` at a time; the first failure ends the run. */
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
