import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundleIslands, type IslandSet, setKey } from './client/bundle-islands';
import type { BundleOptions, StyleModules } from './client/esbuild-options';
import { minifyScript } from './client/minify-script';
import { setsIn } from './client/page-scripts';
import { brotliQuality, compress } from './compress';
import { readClassNames, shorten } from './css/class-names';
import { filesUnder } from './files';
import type { ExportContext } from './finish-page';
import type { PolicyOrigins } from './html/content-security-policy';
import { readVersions, versionNote, versionProblems } from './next/versions';
import { ExportError, type Problem } from './problem';
import { removeNotFoundCopy, sweep } from './sweep';
import { finishPages } from './threads/page-pool';

export type FinishOptions = Omit<BundleOptions, 'styleModules'> & {
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

/** Where the site tells the class names of its CSS modules. */
const STYLE_MODULES = 'style-modules.json';

async function* pagesUnder(folder: string): AsyncGenerator<string> {
  for await (const file of filesUnder(folder)) if (file.endsWith('.html')) yield file;
}

/** The sets of islands that stand on the pages of an export, each once. */
async function readSets(folder: string): Promise<IslandSet[]> {
  const sets = new Map<string, IslandSet>();
  // Names are ASCII, and reading them as such takes a fraction of the time.
  for await (const file of pagesUnder(folder))
    for (const set of setsIn(await readFile(file, 'latin1'))) sets.set(setKey(set), set);
  return [...sets.values()];
}

async function readStyleModules(folder: string): Promise<string> {
  return readFile(path.join(folder, STYLE_MODULES), 'utf8').catch(() => {
    const expected = 'the class names of all CSS modules that islands use';
    const mend = 'add the route app/style-modules.json/route.ts, as README.md shows';
    throw new ExportError([{ page: STYLE_MODULES, expected, found: 'no such file', mend }]);
  });
}

async function readLoader(): Promise<string> {
  const file = new URL('client/island-loader.browser.js', import.meta.url);
  return minifyScript(await readFile(file, 'utf8'));
}

/** Reads what the pages share, and makes the scripts of their islands. */
async function readSite({
  folder,
  origins,
  faceMedia,
  ...options
}: FinishOptions): Promise<ExportContext> {
  const [classNames, sets, loader] = await Promise.all([
    readClassNames(folder),
    readSets(folder),
    readLoader(),
  ]);
  const styleModules: StyleModules =
    sets.length > 0 ? JSON.parse(shorten(await readStyleModules(folder), classNames)) : {};
  // Bundled beside the first steps of the pages, which do not ask for it.
  const bundles = bundleIslands(sets, { ...options, styleModules }, folder);
  // It fails where it is awaited, and not before.
  bundles.catch(() => undefined);
  return { folder, origins, faceMedia, classNames, styleModules, bundles, loader };
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
 * @throws ExportError where the export is not of the shape that this version of Next writes
 */
export async function finishExport(options: FinishOptions): Promise<FinishReport> {
  const versions = readVersions(options.project);
  try {
    refuse(versionProblems(versions));
    return await finish(options);
  } catch (error) {
    throw error instanceof ExportError
      ? new ExportError(error.problems, versionNote(versions))
      : error;
  }
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ExportError(problems);
}

async function finish(options: FinishOptions): Promise<FinishReport> {
  const { folder } = options;
  await removeNotFoundCopy(folder);
  const finishing = await timed(async () =>
    finishPages(await readSite(options), pagesUnder(folder)),
  );
  const { pages, problems } = finishing.result;
  refuse(problems);
  await rm(path.join(folder, STYLE_MODULES), { force: true });
  const sweeping = await timed(() => sweep(folder));
  const compressing = await timed(() => compress(folder, brotliQuality(pages)));
  return {
    pages,
    finishing: finishing.time,
    sweeping: sweeping.time,
    compressing: compressing.time,
  };
}
