import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { forEachConcurrently } from '../files';
import { type ExportContext, pageFinisher } from '../finish-page';
import type { Problem } from '../problem';

/** Below this many pages, threads take longer to start than they save. */
const FEWEST_PAGES = 400;
const BATCH = 50;
/** While one page is read or written, another keeps the core busy. */
const PAGES_AT_ONCE = 100;

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
 * @param fewest from how many pages on threads are worth their start
 * @returns what is wrong with the pages
 */
export async function finishPages(
  site: ExportContext,
  files: readonly string[],
  fewest = FEWEST_PAGES,
): Promise<Problem[]> {
  if (files.length < fewest) return batchFinisher(site)(files);
  const workers = await Promise.all(
    Array.from({ length: availableParallelism() }, () => startWorker(site)),
  );
  const problems: Problem[] = [];
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
