import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundleIslands } from './client/bundle-islands';
import { type IslandSet, setKey } from './client/island-set';
import { setsIn } from './client/page-scripts';
import { type BundleOptions, readLoader, type StyleModules } from './client/rolldown-options';
import { compress } from './compress';
import { readAllSheets } from './css/read-sheets';
import { shorten, shortNamesIn } from './css/short-names';
import type { Diagnostic } from './diagnostic';
import { ExportError } from './export-error';
import { filesUnder, forEachConcurrently } from './files';
import { type ExportContext, pageFinisher } from './finish-page';
import { removeNotFoundCopy, sweep } from './sweep';

type OfBundles = Omit<BundleOptions, 'styleModules'>;
type OfPages = Pick<ExportContext, 'folder' | 'origins' | 'fontMedia'>;

export type FinishOptions = OfBundles &
  OfPages & {
    /** Address of the site's service worker, if it has one. */
    worker?: string;
  };

/** One file is processed while others are read. */
const FILES_AT_ONCE = 4;

/** The file with the class names of the site's CSS modules. */
const STYLE_MODULES = 'style-modules.json';

/** The sets of islands on the pages, each once. */
async function readSets(files: readonly string[]): Promise<IslandSet[]> {
  const sets = new Map<string, IslandSet>();
  await forEachConcurrently(files, FILES_AT_ONCE, async (file) => {
    // The names are ASCII, and latin1 is decoded much faster than UTF-8.
    const html = await readFile(file, 'latin1');
    for (const set of setsIn(html)) sets.set(setKey(set), set);
  });
  return [...sets.values()];
}

async function readStyleModules(folder: string): Promise<string> {
  return readFile(path.join(folder, STYLE_MODULES), 'utf8').catch(() => {
    const expected = 'the class names of all CSS modules that islands use';
    const fix = 'add the route app/style-modules.json/route.ts, as README.md shows';
    throw new ExportError([{ where: STYLE_MODULES, expected, found: 'no such file', fix }]);
  });
}

/**
 * Finishes an export of Next's App Router in place: pages of plain HTML, the files that they can
 * request, and compressed copies of both.
 *
 * @returns the number of pages
 * @throws ExportError if the export does not have the known shape
 */
export async function finishExport(options: FinishOptions): Promise<number> {
  const { folder, origins, fontMedia, worker, ...others } = options;
  await removeNotFoundCopy(folder);
  const files = await filesUnder(folder, '.html');
  const sets = await readSets(files);
  const shortNames = shortNamesIn(await readAllSheets(folder));
  const styleModules: StyleModules =
    sets.length > 0 ? JSON.parse(shorten(await readStyleModules(folder), shortNames)) : {};
  const finishPage = pageFinisher({
    ...{ folder, origins, fontMedia, hasWorker: worker !== undefined, shortNames, styleModules },
    bundles: await bundleIslands(sets, { ...others, styleModules }, folder),
    loader: await readLoader(options.project, worker),
  });
  const problems: Diagnostic[] = [];
  await forEachConcurrently(files, FILES_AT_ONCE, async (file) => {
    problems.push(...(await finishPage(file)));
  });
  if (problems.length > 0) throw new ExportError(problems);
  await rm(path.join(folder, STYLE_MODULES), { force: true });
  await sweep(folder);
  await compress(folder);
  return files.length;
}
