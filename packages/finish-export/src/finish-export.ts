import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundleIslands } from './client/bundle-islands';
import { setKey } from './client/island-set';
import { setsOf } from './client/page-scripts';
import { type BundleOptions, readLoader } from './client/rolldown-options';
import { readSheets } from './css/page-styles';
import { moduleLookup, readStyleModules, STYLE_MODULES } from './css/style-modules';
import { compress } from './files/compress';
import { filesUnder, forEachConcurrently } from './files/files';
import { type ExportContext, type ExportedPage, finishPage } from './finish-page';
import { readPage } from './html/read-page';
import type { Diagnostic } from './report/diagnostic';
import { ExportError } from './report/export-error';
import { removeNotFoundCopy, sweep } from './sweep';

type OfBundles = Omit<BundleOptions, 'styleModules'>;
type OfPages = Pick<ExportContext, 'folder' | 'origins' | 'fontMedia'>;

export type FinishOptions = OfBundles &
  OfPages & {
    worker?: string;
  };

/** One file is processed while others are read. */
const FILES_AT_ONCE = 4;

/** Runs a task for each item, and throws what all of them report. */
async function collectProblems<T>(
  items: readonly T[],
  task: (item: T, problems: Diagnostic[]) => Promise<void>,
): Promise<void> {
  const problems: Diagnostic[] = [];
  await forEachConcurrently(items, FILES_AT_ONCE, (item) => task(item, problems));
  if (problems.length > 0) throw new ExportError(problems);
}

async function readPages(folder: string): Promise<ExportedPage[]> {
  const pages: ExportedPage[] = [];
  await collectProblems(await filesUnder(folder, '.html'), async (file, problems) => {
    const html = await readFile(file, 'utf8');
    pages.push({ file, html, shape: readPage(path.relative(folder, file), html, problems) });
  });
  return pages;
}

/**
 * Finishes an export of Next's App Router in place.
 *
 * @returns the number of pages
 * @throws ExportError if the export does not have the known shape
 */
export async function finishExport(options: FinishOptions): Promise<number> {
  const { folder, origins, fontMedia, worker, ...others } = options;
  await removeNotFoundCopy(folder);
  const pages = await readPages(folder);
  const sets = new Map(
    pages.flatMap(({ shape }) => setsOf(shape.islands)).map((set) => [setKey(set), set]),
  );
  const styleModules = await readStyleModules(folder);
  const moduleOf = moduleLookup(styleModules);
  const context: ExportContext = {
    folder,
    origins,
    fontMedia,
    hasWorker: worker !== undefined,
    moduleOf,
    sheets: await readSheets(
      folder,
      pages.flatMap(({ shape }) => shape.stylesheets),
      moduleOf,
    ),
    bundles: await bundleIslands([...sets.values()], { ...others, styleModules }, folder),
    loader: await readLoader(options.project, worker),
  };
  await collectProblems(pages, async (page, problems) => {
    problems.push(...(await finishPage(page, context)));
  });
  await rm(path.join(folder, STYLE_MODULES));
  await sweep(folder);
  await compress(folder);
  return pages.length;
}
