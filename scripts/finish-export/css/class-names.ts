import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesUnder } from '../files';

const CHUNK_FOLDER = '_next/static/chunks';

/** By the name that Next gave it, the name that the finished export has. */
export type ClassNames = ReadonlyMap<string, string>;

/**
 * A CSS module's class or animation where a stylesheet defines it, as Turbopack writes it: six
 * characters that mark its file, then its own name; an underscore before a mark that begins with a digit.
 */
const DEFINED = /(?:\.|@keyframes )(_?[\w-]{6}_[A-Za-z][\w-]*)/g;
/** Any class that a stylesheet asks for. */
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
/** What can be such a name, in a text of any kind. */
const NAME = /(?<![\w-])_?[\w-]{6}_[A-Za-z][\w-]*/g;
/** A selector that looks into names, and would miss the short ones. */
const PART_OF_NAME = /\[class\W?=[^\]]*\]/;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

const letters = (index: number): string =>
  (index < ALPHABET.length ? '' : letters(Math.floor(index / ALPHABET.length) - 1)) +
  ALPHABET.charAt(index % ALPHABET.length);

/**
 * Names of one to three letters for the classes of CSS modules: `x1Y2z3_card` may become `ab`. A page
 * says some four hundred of them, and as they were they weigh five hundred bytes, compressed. The names
 * are handed out in order through all modules, so a class that is added gives others new names: no
 * file may keep its address then, and none does, for addresses come from what the files hold.
 *
 * @param stylesheets texts of all stylesheets of the export
 * @throws where a selector asks for a part of a class's name
 */
export function shortClassNames(stylesheets: Iterable<string>): ClassNames {
  const defined = new Set<string>();
  const others = new Set<string>();
  for (const css of stylesheets) {
    const [selector] = css.match(PART_OF_NAME) ?? [];
    if (selector)
      throw new Error(`${selector} asks for a part of a class; ask for the class itself`);
    for (const [, name = ''] of css.matchAll(DEFINED)) defined.add(name);
    for (const [, name = ''] of css.matchAll(CLASS)) others.add(name);
  }
  let index = 0;
  const next = (): string => {
    const name = letters(index);
    index += 1;
    return others.has(name) ? next() : name;
  };
  return new Map([...defined].sort().map((name) => [name, next()]));
}

/** Puts the short names into a page, a script or a stylesheet. */
export function shorten(text: string, names: ClassNames): string {
  return text.replace(NAME, (name) => names.get(name) ?? name);
}

/** Reads the short names off all stylesheets of an export. */
export async function readClassNames(folder: string): Promise<ClassNames> {
  const texts: string[] = [];
  for await (const file of filesUnder(path.join(folder, CHUNK_FOLDER)))
    if (file.endsWith('.css')) texts.push(await readFile(file, 'utf8'));
  return shortClassNames(texts);
}
