import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { forEachConcurrently } from '../files';
import { type ExportContext, pageFinisher } from '../finish-page';
import type { Problem } from '../problem';

/** What is known once pages are finished. */
export type PagesReport = { pages: number; problems: Problem[] };

/** Below this many pages, threads take longer to start than they save. */
const FEWEST_PAGES = 400;
const BATCH = 50;
/** Enough for the pages of a small site to be read while its islands are bundled. */
const PAGES_AT_ONCE = 100;

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

/** @param site plain data */
async function startWorker(site: ExportContext): Promise<Worker> {
  const worker = new Worker(new URL('page-worker.mjs', import.meta.url), { workerData: site });
  await once(worker, 'message');
  return worker;
}

/** Has a worker finish some files; what it throws is thrown here. */
async function finishIn(worker: Worker, files: readonly string[]): Promise<Problem[]> {
  const answer = once(worker, 'message');
  worker.postMessage(files);
  const [problems] = await answer;
  return problems;
}

/** What finishes some files one beside the other, and gives back what is wrong with them. */
export function batchFinisher(
  site: ExportContext,
): (files: readonly string[]) => Promise<Problem[]> {
  const finish = pageFinisher(site);
  return async (files) => {
    const problems: Problem[] = [];
    await forEachConcurrently(files, PAGES_AT_ONCE, async (file) => {
      problems.push(...(await finish(file)));
    });
    return problems;
  };
}

/**
 * Finishes pages on all cores of the machine; few pages on this one.
 *
 * @param files the pages' files, of which no more than a few batches are ever held
 * @param fewest from how many pages on threads are worth their start
 */
export async function finishPages(
  site: ExportContext,
  files: AsyncIterable<string>,
  fewest = FEWEST_PAGES,
): Promise<PagesReport> {
  const batches = batchesOf(files, BATCH);
  const first = await take(batches, Math.ceil(fewest / BATCH));
  const early = first.flat();
  if (early.length < fewest)
    return { pages: early.length, problems: await batchFinisher(site)(early) };

  const shared = { ...site, bundles: await site.bundles };
  const report: PagesReport = { pages: 0, problems: [] };
  const waiting = (async function* () {
    yield* first;
    yield* batches;
  })();
  const workers = await Promise.all(
    Array.from({ length: availableParallelism() }, () => startWorker(shared)),
  );
  const run = async (worker: Worker) => {
    for (let next = await waiting.next(); !next.done; next = await waiting.next()) {
      report.problems.push(...(await finishIn(worker, next.value)));
      report.pages += next.value.length;
    }
  };
  try {
    await Promise.all(workers.map(run));
    return report;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
