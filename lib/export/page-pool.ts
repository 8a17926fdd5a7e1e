import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type PageSettings, type PagesReport, pageFinisher } from './finish-pages';

/** Below this many pages, threads take longer to start than they save. */
const FEWEST_PAGES = 400;
const BATCH = 50;

async function* batchesOf(files: AsyncIterable<string>, size: number): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const file of files) {
    batch.push(file);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function take<T>(items: AsyncGenerator<T>, count: number): Promise<T[]> {
  const taken: T[] = [];
  while (taken.length < count) {
    const { value, done } = await items.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

async function startWorker(settings: PageSettings): Promise<Worker> {
  const worker = new Worker(new URL('page-worker.mjs', import.meta.url), { workerData: settings });
  await once(worker, 'message');
  return worker;
}

/** Sends files to a worker and waits for its answer; what it throws is thrown here. */
async function ask<Answer>(worker: Worker, files: string[]): Promise<Answer> {
  const answer = once(worker, 'message');
  worker.postMessage(files);
  const [message] = await answer;
  return message;
}

function merge(reports: readonly PagesReport[]): PagesReport {
  return {
    pages: reports.reduce((sum, { pages }) => sum + pages, 0),
    problems: reports.flatMap(({ problems }) => problems),
    chunks: new Set(reports.flatMap(({ chunks }) => [...chunks])),
    bundled: new Set(reports.flatMap(({ bundled }) => [...bundled])),
  };
}

/**
 * Finishes pages on all cores of the machine; few pages on this one.
 *
 * @param files the pages' files, of which no more than a few batches are ever held
 * @param fewest from how many pages on threads are worth their start
 */
export async function finishPages(
  settings: PageSettings,
  files: AsyncIterable<string>,
  fewest = FEWEST_PAGES,
): Promise<PagesReport> {
  const batches = batchesOf(files, BATCH);
  const first = await take(batches, Math.ceil(fewest / BATCH));
  if (first.flat().length < fewest) {
    const { report, finishAll } = await pageFinisher(settings);
    await finishAll(first.flat());
    return report;
  }

  const waiting = (async function* () {
    yield* first;
    yield* batches;
  })();
  // All of them have read the export before the first of them writes to it.
  const workers = await Promise.all(
    Array.from({ length: availableParallelism() }, () => startWorker(settings)),
  );
  const run = async (worker: Worker) => {
    for (let next = await waiting.next(); !next.done; next = await waiting.next())
      await ask(worker, next.value);
    return ask<PagesReport>(worker, []);
  };
  try {
    return merge(await Promise.all(workers.map(run)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
