import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Diagnostic } from '../diagnostic';
import { forEachConcurrently } from '../files';
import { type ExportContext, pageFinisher } from '../finish-page';

/** With fewer pages, threads take longer to start than they save. */
const FEWEST_PAGES = 400;
const BATCH = 50;
/** Some pages are processed while others are read or written. */
const PAGES_AT_ONCE = 100;

async function startWorker(site: ExportContext): Promise<Worker> {
  const worker = new Worker(new URL('page-worker.mjs', import.meta.url), { workerData: site });
  await once(worker, 'message');
  return worker;
}

/** Finishes some files in a worker, and rejects with what it throws. */
async function finishIn(worker: Worker, files: readonly string[]): Promise<Diagnostic[]> {
  const answer = once(worker, 'message');
  worker.postMessage(files);
  const [problems] = await answer;
  return problems;
}

/** Creates a function that finishes files concurrently and resolves to their problems. */
export function batchFinisher(
  site: ExportContext,
): (files: readonly string[]) => Promise<Diagnostic[]> {
  const finish = pageFinisher(site);
  return async (files) => {
    const problems: Diagnostic[] = [];
    await forEachConcurrently(files, PAGES_AT_ONCE, async (file) => {
      problems.push(...(await finish(file)));
    });
    return problems;
  };
}

/**
 * Finishes pages on all cores; in this thread if there are only a few.
 *
 * @param fewest the number of pages from which threads are used
 * @returns the problems of the pages
 */
export async function finishPages(
  site: ExportContext,
  files: readonly string[],
  fewest = FEWEST_PAGES,
): Promise<Diagnostic[]> {
  if (files.length < fewest) return batchFinisher(site)(files);
  const workers = await Promise.all(
    Array.from({ length: availableParallelism() }, () => startWorker(site)),
  );
  const problems: Diagnostic[] = [];
  const waiting = [...files];
  const run = async (worker: Worker) => {
    while (waiting.length > 0) problems.push(...(await finishIn(worker, waiting.splice(0, BATCH))));
  };
  try {
    await Promise.all(workers.map(run));
    return problems;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
