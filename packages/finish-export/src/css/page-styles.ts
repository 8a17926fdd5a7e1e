import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '../report/diagnostic';
import type { ModuleOf } from './style-modules';
import { modulesIn, parseStylesheet, rulesOf, type Sheet } from './stylesheet';

/** The stylesheets of an export by their paths on the site. */
export type Sheets = ReadonlyMap<string, Sheet>;

/** Reads stylesheets, each once, however many pages link it. */
export async function readSheets(
  folder: string,
  urls: Iterable<string>,
  moduleOf: ModuleOf,
): Promise<Sheets> {
  const read = async (url: string) => {
    const css = await readFile(path.join(folder, url), 'utf8');
    return [url, parseStylesheet(css, url, moduleOf)] as const;
  };
  return new Map(await Promise.all([...new Set(urls)].map(read)));
}

/**
 * The styles of a page: the rules of the CSS modules that it renders and of the islands that it may
 * start, and all rules outside of CSS modules.
 */
export function pageStyles(
  sheets: readonly Sheet[],
  moduleOf: ModuleOf,
  classes: Iterable<string>,
  islandModules: readonly string[],
): string {
  const rendered = [...classes].flatMap((name) => moduleOf(name) ?? []);
  const modules = new Set([...rendered, ...islandModules]);
  return sheets.map((sheet) => rulesOf(sheet, modules)).join('');
}

/** Reports the CSS modules of islands that the page's stylesheets lack: they would be unstyled. */
export function missingStyles(
  page: string,
  sheets: readonly Sheet[],
  islandModules: readonly string[],
): Diagnostic[] {
  const found = new Set(sheets.flatMap((sheet) => [...modulesIn(sheet)]));
  return islandModules
    .filter((module) => !found.has(module))
    .map((module) => ({
      where: page,
      expected: `rules of ${module} in the page's stylesheets, for what its islands add later`,
      found: 'no selector with any of its classes',
      fix: 'import the island in a component that this page renders, so that Next includes its styles',
    }));
}
