import { byUse, count, shortNames } from './short-names';

/** For each custom property of the stylesheets, with its hyphens, the name in the finished export. */
export type PropertyNames = ReadonlyMap<string, string>;

const NAME = '--[A-Za-z_][\\w-]*';
/** A custom property in a stylesheet: where it is set, read or animated. URLs are not matched. */
const IN_STYLESHEET = new RegExp(`(?<=[{;:,(\\s]|^)${NAME}`, 'g');
const ANYWHERE = new RegExp(`(?<![\\w-])${NAME}`, 'g');

/** Every word of a page that may be the name of a custom property. */
export const mentionedProperties = (html: string): string[] => html.match(ANYWHERE) ?? [];

/**
 * Short names for custom properties: `--color-text-muted` may become `--c`. A page reads them
 * hundreds of times. The names that the stylesheets use most are the shortest.
 *
 * @param stylesheets the texts of all stylesheets of the export
 * @param kept names that must stay as they are, because a page or a script mentions them
 */
export function shortPropertyNames(
  stylesheets: Iterable<string>,
  kept: ReadonlySet<string>,
): PropertyNames {
  const counts = new Map<string, number>();
  for (const css of stylesheets)
    for (const [name] of css.matchAll(IN_STYLESHEET)) if (!kept.has(name)) count(name, counts);
  const taken = new Set([...kept].map((name) => name.slice(2)));
  const short = shortNames(byUse(counts.keys(), counts), taken);
  return new Map([...short].map(([name, letters]) => [name, `--${letters}`]));
}

/** Replaces the custom properties of a stylesheet with their short names. */
export const shortenProperties = (css: string, names: PropertyNames): string =>
  css.replace(IN_STYLESHEET, (name) => names.get(name) ?? name);
