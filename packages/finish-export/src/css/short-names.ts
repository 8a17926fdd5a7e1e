const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** `a` to `z`, then `aa`, `ab` and so on. */
const letters = (index: number): string =>
  (index < ALPHABET.length ? '' : letters(Math.floor(index / ALPHABET.length) - 1)) +
  ALPHABET.charAt(index % ALPHABET.length);

/**
 * Gives each name a short one of one to three letters, the first names the shortest ones.
 *
 * @param taken short names that must not be given
 */
export function shortNames(
  names: readonly string[],
  taken: ReadonlySet<string>,
): Map<string, string> {
  let index = 0;
  const next = (): string => {
    const name = letters(index);
    index += 1;
    return taken.has(name) ? next() : name;
  };
  return new Map(names.map((name) => [name, next()]));
}

/** Names in the order of how often they are used, the most used first, and alphabetically otherwise. */
export const byUse = (names: Iterable<string>, counts: ReadonlyMap<string, number>): string[] =>
  [...names].sort().sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));

/** Adds one to a name's count. */
export function count(name: string, counts: Map<string, number>): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
