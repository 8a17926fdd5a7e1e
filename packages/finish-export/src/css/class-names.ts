import { byUse, count, shortNames } from './short-names';

/** For each name that Next gave, the name in the finished export. */
export type ClassNames = ReadonlyMap<string, string>;

/**
 * A class or animation of a CSS module as Turbopack writes it: six characters that identify the file,
 * then its own name. An identifier that begins with a digit has an underscore before it, and a digit
 * after a leading hyphen is escaped (`-\38 `).
 */
const MARKED = /(?:_?[\w-]{6}|-\\3\d [\w-]{4})_[A-Za-z][\w-]*/;
const DEFINED = new RegExp(`(?:\\.|@keyframes )(${MARKED.source})`, 'g');
/** Any class in a selector. */
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
/** The name of such a class or animation in any text. */
const NAME = new RegExp(`(?<![\\w-])${MARKED.source}`, 'g');
/** A selector that matches a part of a name, which would miss the short ones. */
const PART_OF_NAME = /\[class\W?=[^\]]*\]/;

/** A name as pages and scripts write it. */
const unescaped = (name: string) => name.replace(/\\3(\d) /, '$1');

/** Counts, for each class, the pages that use it. */
export function countClasses(html: string, counts: Map<string, number>): void {
  const values = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, value = '']) => value);
  for (const name of new Set(values.join(' ').split(' '))) count(name, counts);
}

/**
 * Short names for the classes of CSS modules: `x1Y2z3_card` may become `ab`. The classes that most
 * pages use have the shortest names, so a new class renames others. No file keeps its URL then,
 * because URLs are hashes of what the files contain.
 *
 * @param stylesheets the texts of all stylesheets of the export
 * @param counts for each class, the number of pages that use it
 * @throws where a selector matches a part of a class name
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
      throw new Error(`${selector} matches a part of a class name; match the class itself`);
    for (const [, name = ''] of css.matchAll(DEFINED)) defined.add(unescaped(name));
    for (const [, name = ''] of css.matchAll(CLASS)) others.add(name);
  }
  return shortNames(byUse(defined, counts), others);
}

/** Replaces the classes in a page, a script or a stylesheet with their short names. */
export function shorten(text: string, names: ClassNames): string {
  return text.replace(NAME, (name) => names.get(unescaped(name)) ?? name);
}
