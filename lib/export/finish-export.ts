import { shortenClasses } from './class-names';
import { brotliQuality, compress } from './compress';
import type { PolicyOrigins } from './content-security-policy';
import { filesUnder } from './files';
import type { PagesReport } from './finish-pages';
import { finishPages } from './page-pool';
import { UnknownShapeError } from './problem';
import { reachableChunks, removeNotFoundCopy, sweep } from './sweep';

export type FinishOptions = {
  /** The export folder, absolute. */
  folder: string;
  /** Origins beyond the site's own that pages may speak to. */
  origins: PolicyOrigins;
  /** Media query of the windows that wait for a face; all of them, where there is none. */
  faceMedia?: string;
};

/** What a run did; times in milliseconds of wall clock. */
export type FinishReport = {
  pages: number;
  finishing: number;
  sweeping: number;
  compressing: number;
};

async function* pagesUnder(folder: string): AsyncGenerator<string> {
  for await (const file of filesUnder(folder)) if (file.endsWith('.html')) yield file;
}

async function finishAllPages({ folder, ...options }: FinishOptions): Promise<PagesReport> {
  const classNames = await shortenClasses(folder);
  const report = await finishPages({ folder, classNames, ...options }, pagesUnder(folder));
  if (report.problems.length > 0) throw new UnknownShapeError(report.problems);
  return report;
}

async function timed<T>(task: () => Promise<T>): Promise<{ result: T; time: number }> {
  const start = performance.now();
  const result = await task();
  return { result, time: performance.now() - start };
}

/**
 * Finishes an export of Next's App Router in place: pages that are nothing but HTML until the
 * visitor touches something, and beside them only what these can ask for, compressed.
 *
 * @throws UnknownShapeError when a page is not of the shape that this version of Next writes
 */
export async function finishExport(options: FinishOptions): Promise<FinishReport> {
  const { folder } = options;
  await removeNotFoundCopy(folder);
  const finishing = await timed(() => finishAllPages(options));
  const { pages, chunks, bundled } = finishing.result;
  const sweeping = await timed(async () =>
    sweep(folder, await reachableChunks(folder, chunks, bundled)),
  );
  const compressing = await timed(() => compress(folder, brotliQuality(pages)));
  return {
    pages,
    finishing: finishing.time,
    sweeping: sweeping.time,
    compressing: compressing.time,
  };
}
