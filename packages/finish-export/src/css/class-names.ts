import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesUnder } from '../files';

const CHUNK_FOLDER = '_next/static/chunks';

/** By the name that Next gave it, the name that the finished export has. */
export type ClassNames = ReadonlyMap<string, string>;

/**
 * A CSS module's class or animation where a stylesheet defines it, as Turbopack writes it: six
 * characters that mark its file, then its own name; an underscore before a mark that begins with a digit,
 * and an escaped digit (`-\38 `) where it follows a hyphen.
 */
const MARKED = /(?:_?[\w-]{6}|-\\3\d [\w-]{4})_[A-Za-z][\w-]*/;
const DEFINED = new RegExp(`(?:\\.|@keyframes )(${MARKED.source})`, 'g');
/** Any class that a stylesheet asks for. */
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
/** What can be such a name, in a text of any kind. */
const NAME = new RegExp(`(?<![\\w-])${MARKED.source}`, 'g');
/** A selector that looks into names, and would miss the short ones. */
const PART_OF_NAME = /\[class\W?=[^\]]*\]/;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

const letters = (index: number): string =>
  (index < ALPHABET.length ? '' : letters(Math.floor(index / ALPHABET.length) - 1)) +
  ALPHABET.charAt(index % ALPHABET.length);

/** A name as pages and scripts say it. */
const unescaped = (name: string) => name.replace(/\\3(\d) /, '$1');

/** Adds the classes of a page to how many pages say each. */
export function countClasses(html: string, counts: Map<string, number>): void {
  const values = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, value = '']) => value);
  for (const name of new Set(values.join(' ').split(' ')))
    counts.set(name, (counts.get(name) ?? 0) + 1);
}

/**
 * Names of one to three letters for the classes of CSS modules: `x1Y2z3_card` may become `ab`. A page
 * says some four hundred of them, and as they were they weigh five hundred bytes, compressed. The names
 * that most pages say are the shortest, so a class that is added gives others new names: no
 * file may keep its address then, and none does, for addresses come from what the files hold.
 *
 * @param stylesheets texts of all stylesheets of the export
 * @param counts how many of its pages say each class
 * @throws where a selector asks for a part of a class's name
 */
export function shortClassNames(
  stylesheets: Iterable<string>,
  counts: ReadonlyMap<string, number> = new Map(),
): ClassNames {
  const defined = new Set<string>();
  const others = new Set<string>();
  for (const css of stylesheets) {
    const [selector] = css.match(PART_OF_NAME) ?? [];
    if (selector)
      throw new Error(`${selector} asks for a part of a class; ask for the class itself`);
    for (const [, name = ''] of css.matchAll(DEFINED)) defined.add(unescaped(name));
    for (const [, name = ''] of css.matchAll(CLASS)) others.add(name);
  }
  let index = 0;
  const next = (): string => {
    const name = letters(index);
    index += 1;
    return others.has(name) ? next() : name;
  };
  const byUse = (a: string, b: string) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0);
  return new Map(
    [...defined]
      .sort()
      .sort(byUse)
      .map((name) => [name, next()]),
  );
}

/** Puts the short names into a page, a script or a stylesheet. */
export function shorten(text: string, names: ClassNames): string {
  return text.replace(NAME, (name) => names.get(unescaped(name)) ?? name);
}

/** Reads the short names off all stylesheets of an export. */
export async function readClassNames(
  folder: string,
  counts: ReadonlyMap<string, number>,
): Promise<ClassNames> {
  const sheets: string[] = [];
  for (const file of await filesUnder(path.join(folder, CHUNK_FOLDER), '.css'))
    sheets.push(await readFile(file, 'utf8'));
  return shortClassNames(sheets, counts);
}
