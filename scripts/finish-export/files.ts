import { opendir } from 'node:fs/promises';
import path from 'node:path';

/** Every file under a folder, one at a time: no list of them is ever held. */
export async function* filesUnder(folder: string): AsyncGenerator<string> {
  for await (const entry of await opendir(folder)) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(file);
    else yield file;
  }
}

/** Runs a task for each item, at most `limit` at a time; the first failure ends the run. */
export async function forEachConcurrently<T>(
  items: AsyncIterable<T> | Iterable<T>,
  limit: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = (async function* () {
    yield* items;
  })();
  const work = async () => {
    for (let next = await waiting.next(); !next.done; next = await waiting.next())
      await task(next.value);
  };
  await Promise.all(Array.from({ length: limit }, work));
}
