import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundleIslands, type IslandSet, setKey } from './client/bundle-islands';
import type { BundleOptions, StyleModules } from './client/esbuild-options';
import { minifyScript } from './client/minify-script';
import { setsIn } from './client/page-scripts';
import { brotliQuality, compress } from './compress';
import { countClasses, shortClassNames, shorten } from './css/class-names';
import { mentionedProperties, shortPropertyNames } from './css/property-names';
import { readAllSheets } from './css/read-sheets';
import type { Diagnostic } from './diagnostic';
import { ExportError } from './export-error';
import { filesUnder, forEachConcurrently } from './files';
import type { PolicyOrigins } from './html/content-security-policy';
import { readVersions, versionNote, versionProblems } from './next/versions';
import { removeNotFoundCopy, sweep } from './sweep';
import { finishPages } from './threads/page-pool';

export type FinishOptions = Omit<BundleOptions, 'styleModules'> & {
  /** The export folder, absolute. */
  folder: string;
  /** Other origins that pages may connect to. */
  origins: PolicyOrigins;
  /** Media query of the windows that preload a font; without one, all windows do. */
  fontMedia?: string;
  /** Address of the site's service worker, if it has one. */
  worker?: string;
};

/** The result of a run; times are milliseconds of wall clock. */
export type FinishReport = {
  pages: number;
  /** Bundling, which grows with the number of island sets. */
  bundling: number;
  /** Finishing pages, which grows with their number. */
  finishing: number;
  sweeping: number;
  compressing: number;
};

/** One file is processed while others are read. */
const FILES_AT_ONCE = 4;

/** The file with the class names of the site's CSS modules. */
const STYLE_MODULES = 'style-modules.json';

/**
 * What the pages contain: the sets of their islands, each once; for each class the number of pages
 * that use it; and the custom properties that they mention.
 */
async function readPages(folder: string) {
  const files = await filesUnder(folder, '.html');
  const sets = new Map<string, IslandSet>();
  const classes = new Map<string, number>();
  const properties = new Set<string>();
  await forEachConcurrently(files, FILES_AT_ONCE, async (file) => {
    // The names are ASCII, and latin1 is decoded much faster than UTF-8.
    const html = await readFile(file, 'latin1');
    for (const set of setsIn(html)) sets.set(setKey(set), set);
    countClasses(html, classes);
    for (const name of mentionedProperties(html)) properties.add(name);
  });
  return { files, sets: [...sets.values()], classes, properties };
}

async function readStyleModules(folder: string): Promise<string> {
  return readFile(path.join(folder, STYLE_MODULES), 'utf8').catch(() => {
    const expected = 'the class names of all CSS modules that islands use';
    const fix = 'add the route app/style-modules.json/route.ts, as README.md shows';
    throw new ExportError([{ where: STYLE_MODULES, expected, found: 'no such file', fix }]);
  });
}

async function readLoader(worker = ''): Promise<string> {
  const file = new URL('client/island-loader.browser.js', import.meta.url);
  return minifyScript(await readFile(file, 'utf8'), { WORKER: worker });
}

/** Reads all pages, and what they share. */
async function readSite(folder: string) {
  const { files, sets, classes, properties } = await readPages(folder);
  const sheets = await readAllSheets(folder);
  const classNames = shortClassNames(sheets, classes);
  const styleModules: StyleModules =
    sets.length > 0 ? JSON.parse(shorten(await readStyleModules(folder), classNames)) : {};
  return { files, sets, sheets, properties, classNames, styleModules };
}

async function timed<T>(task: () => Promise<T>): Promise<{ result: T; time: number }> {
  const start = performance.now();
  const result = await task();
  return { result, time: performance.now() - start };
}

/**
 * Finishes an export of Next's App Router in place: pages of plain HTML, the files that they can
 * request, and compressed copies of both.
 *
 * @throws ExportError if the export does not have the known shape
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

function refuse(problems: readonly Diagnostic[]): void {
  if (problems.length > 0) throw new ExportError(problems);
}

async function finish(options: FinishOptions): Promise<FinishReport> {
  const { folder, origins, fontMedia, worker, ...others } = options;
  await removeNotFoundCopy(folder);
  const reading = await timed(() => readSite(folder));
  const { files, sets, sheets, properties, classNames, styleModules } = reading.result;
  const bundling = await timed(async () => ({
    loader: await readLoader(worker),
    bundles: await bundleIslands(sets, { ...others, styleModules }, folder),
  }));
  const { bundles, loader } = bundling.result;
  const inScripts = [...bundles.values()].flatMap(({ words }) => [...words]);
  const kept = new Set([...properties, ...inScripts.filter((word) => word.startsWith('--'))]);
  const propertyNames = shortPropertyNames(sheets, kept);
  const names = { classNames, propertyNames };
  const hasWorker = worker !== undefined;
  const shared = { folder, origins, fontMedia, hasWorker, styleModules, bundles, loader };
  const site = { ...shared, ...names };
  const finishing = await timed(() => finishPages(site, files));
  refuse(finishing.result);
  await rm(path.join(folder, STYLE_MODULES), { force: true });
  const sweeping = await timed(() => sweep(folder));
  const compressing = await timed(() => compress(folder, brotliQuality(files.length)));
  return {
    pages: files.length,
    bundling: bundling.time,
    finishing: reading.time + finishing.time,
    sweeping: sweeping.time,
    compressing: compressing.time,
  };
}
