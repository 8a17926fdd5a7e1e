import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CHUNK_FOLDER } from './chunk-graph';
import { filesUnder } from './files';

/** By a file's mark and the local name that followed it, what follows it now. */
export type ClassNames = ReadonlyMap<string, string>;

/** A CSS module's class, as Turbopack writes it: six letters that mark its file, then its own name. */
const SCOPED_CLASS = /\._?([\w-]{6})(_[A-Za-z][\w-]*)/g;
const MARK_LENGTH = 6;
/** What can be such a name. Looking back at the mark only then is five times as fast. */
const LOCAL_NAME = /_[A-Za-z][\w-]*/g;
/** A selector that looks into names, and would miss the short ones. */
const PART_OF_NAME = /\[class\W?=[^\]]*\]/;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

const letters = (index: number): string =>
  (index < ALPHABET.length ? '' : letters(Math.floor(index / ALPHABET.length) - 1)) +
  ALPHABET.charAt(index % ALPHABET.length);

/**
 * Shorter names for the classes of CSS modules, `x1Y2z3a` for `x1Y2z3_card`: at a page's size they
 * weigh some hundred bytes, compressed. A name depends on nothing but the names in its own module,
 * all of which stand in that module's script as well. So two builds that give a script the same name
 * give it the same classes, and a browser may keep it.
 *
 * @param stylesheets texts of all stylesheets of the export
 * @throws where a selector asks for a part of a class's name
 */
export function shortClassNames(stylesheets: Iterable<string>): ClassNames {
  const modules = new Map<string, Set<string>>();
  for (const css of stylesheets) {
    const [selector] = css.match(PART_OF_NAME) ?? [];
    if (selector)
      throw new Error(`${selector} asks for a part of a class; ask for the class itself`);
    for (const [, mark = '', name = ''] of css.matchAll(SCOPED_CLASS))
      modules.set(mark, (modules.get(mark) ?? new Set()).add(name));
  }
  const short = new Map<string, string>();
  for (const [mark, names] of modules) {
    for (const [index, name] of [...names].sort().entries()) short.set(mark + name, letters(index));
  }
  return short;
}

/** Puts the short names into a page, a script or a stylesheet. */
export function shorten(text: string, names: ClassNames): string {
  return text.replace(LOCAL_NAME, (name: string, offset: number) => {
    const mark = text.slice(Math.max(0, offset - MARK_LENGTH), offset);
    return names.get(mark + name) ?? name;
  });
}

/** Shortens the classes in an export's stylesheets and scripts, in place; the pages are left to the caller. */
export async function shortenClasses(folder: string): Promise<ClassNames> {
  const texts = new Map<string, string>();
  for await (const file of filesUnder(path.join(folder, CHUNK_FOLDER))) {
    if (/\.(?:js|css)$/.test(file)) texts.set(file, await readFile(file, 'utf8'));
  }
  const stylesheets = [...texts].filter(([file]) => file.endsWith('.css'));
  const names = shortClassNames(stylesheets.map(([, css]) => css));
  for (const [file, text] of texts) await writeFile(file, shorten(text, names));
  return names;
}
