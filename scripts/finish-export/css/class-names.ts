import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesUnder } from '../files';

const CHUNK_FOLDER = '_next/static/chunks';

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
 * so two builds that do not change a module give it the same classes.
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

/** Reads the short names off all stylesheets of an export. */
export async function readClassNames(folder: string): Promise<ClassNames> {
  const texts: string[] = [];
  for await (const file of filesUnder(path.join(folder, CHUNK_FOLDER)))
    if (file.endsWith('.css')) texts.push(await readFile(file, 'utf8'));
  return shortClassNames(texts);
}
