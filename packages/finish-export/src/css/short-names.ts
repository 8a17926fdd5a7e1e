const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** `a` to `z`, then `aa`, `ab` and so on. */
const letters = (index: number): string =>
  (index < ALPHABET.length ? '' : letters(Math.floor(index / ALPHABET.length) - 1)) +
  ALPHABET.charAt(index % ALPHABET.length);

/** For each class, animation and custom property, its name in the finished export. */
export type ShortNames = ReadonlyMap<string, string>;

/**
 * A class or animation of a CSS module as Turbopack writes it: six characters that identify the file,
 * then its own name. An identifier that begins with a digit has an underscore before it, and a digit
 * after a leading hyphen is escaped (`-\38 `).
 */
const MARKED = /(?:_?[\w-]{6}|-\\3\d [\w-]{4})_[A-Za-z][\w-]*/;
const DEFINED = new RegExp(`(?:\\.|@keyframes )(${MARKED.source})`, 'g');
/** Any class in a selector. */
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const PROPERTY = /--[a-z][\w-]*/;
/** The name of such a class or animation, or of a custom property, in any text. */
const NAME = new RegExp(`(?<![\\w-])(?:${MARKED.source}|${PROPERTY.source})`, 'g');
/** A selector that matches a part of a name, which would miss the short ones. */
const PART_OF_NAME = /\[class\W?=[^\]]*\]/;

/** A name as pages and scripts write it. */
const unescaped = (name: string) => name.replace(/\\3(\d) /, '$1');

/** A short name for each of these, none of them in `taken`. Neighbors get similar ones: they compress. */
function assign(names: ReadonlySet<string>, taken: ReadonlySet<string>): [string, string][] {
  const short = Array.from({ length: names.size + taken.size }, (_, i) => letters(i));
  const free = short.filter((name) => !taken.has(name));
  return [...names].map((name, i) => [name, free[i] as string]);
}

/**
 * Short names for the classes of CSS modules and for custom properties: `x1Y2z3_card` may become
 * `ab`, and `--color-text` may become `--c`.
 *
 * @param stylesheets the texts of all stylesheets of the export
 * @throws where a selector matches a part of a class name
 */
export function shortNamesIn(stylesheets: Iterable<string>): ShortNames {
  const defined = new Set<string>();
  const others = new Set<string>();
  const properties = new Set<string>();
  for (const css of stylesheets) {
    const [selector] = css.match(PART_OF_NAME) ?? [];
    if (selector)
      throw new Error(`${selector} matches a part of a class name; match the class itself`);
    for (const [, name = ''] of css.matchAll(DEFINED)) defined.add(unescaped(name));
    for (const [, name = ''] of css.matchAll(CLASS)) others.add(name);
    for (const [name] of css.matchAll(new RegExp(PROPERTY, 'g'))) properties.add(name);
  }
  const short = assign(properties, new Set()).map(([name, to]) => [name, `--${to}`] as const);
  return new Map([...assign(defined, others), ...short]);
}

/** Replaces the names in a page or a stylesheet with the short ones. */
export function shorten(text: string, names: ShortNames): string {
  return text.replace(NAME, (name) => names.get(unescaped(name)) ?? name);
}
