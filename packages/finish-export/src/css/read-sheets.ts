import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StyleModules } from '../client/rolldown-options';
import { filesUnder } from '../files';
import type { Needs } from './selector-needs';
import { type ShortNames, shorten } from './short-names';
import { parseStylesheet, type Sheet } from './stylesheet';

const CHUNK_FOLDER = '_next/static/chunks';

/** Reads the texts of all stylesheets of an export, as Next wrote them. */
export async function readAllSheets(folder: string): Promise<string[]> {
  const files = await filesUnder(path.join(folder, CHUNK_FOLDER), '.css');
  return Promise.all(files.sort().map((file) => readFile(file, 'utf8')));
}

/** Reads stylesheets by their paths on the site, each once, however many pages link it. */
export function sheetReader(
  folder: string,
  shortNames: ShortNames,
): (url: string) => Promise<Sheet> {
  const sheets = new Map<string, Promise<Sheet>>();
  const read = async (url: string) => {
    const css = await readFile(path.join(folder, url), 'utf8');
    return parseStylesheet(shorten(css, shortNames), url);
  };
  return (url) => {
    const sheet = sheets.get(url) ?? read(url);
    sheets.set(url, sheet);
    return sheet;
  };
}

const namesClass = ({ all, oneOf }: Needs, wanted: ReadonlySet<string>): boolean =>
  all.some((name) => wanted.has(name)) || oneOf.flat().some((one) => namesClass(one, wanted));

function hasClass(sheet: Sheet, wanted: ReadonlySet<string>): boolean {
  return sheet.some((node) => {
    if (node.kind === 'group') return hasClass(node.children, wanted);
    return node.kind === 'rule' && node.selectors.some(({ needs }) => namesClass(needs, wanted));
  });
}

/**
 * The CSS modules whose rules are missing from a page's stylesheets, so that an island would be
 * unstyled.
 *
 * @param names the modules' paths, as in `modules`
 */
export function modulesWithoutRules(
  names: readonly string[],
  modules: StyleModules,
  sheets: readonly Sheet[],
): string[] {
  return names.filter((name) => {
    const values = Object.values(modules[name] ?? {}).flatMap((value) => value.split(' '));
    const classes = new Set(values.map((value) => `.${value}`));
    return classes.size > 0 && !sheets.some((sheet) => hasClass(sheet, classes));
  });
}
