/** Facts as texts have them, by name: `uk.rate` is `£7`. */
export type Facts = Readonly<Record<string, string>>;

/** A reference in a text: a name in braces with a dot in it. Placeholders like `{origin}` have none. */
const reference = /\{([a-z][\w-]*\.[A-Za-z][\w-]*)\}/g;

const capitalized = (text: string) =>
  text.replace(/(?<![\w'])[a-z]/g, (letter) => letter.toUpperCase());

/** A fact's own name: a capital in the second part, `uk.Air`, only asks for title case. */
export const factName = (name: string): string =>
  name.replace(/\.[A-Z]/, (start) => start.toLowerCase());

/** `{uk.Air}` is `5-7 Days`. */
function factOf(name: string, facts: Facts): string | undefined {
  const plain = factName(name);
  const value = facts[plain];
  return value === undefined || plain === name ? value : capitalized(value);
}

export const referencesIn = (text: string): string[] =>
  [...text.matchAll(reference)].map(([, name = '']) => name);

export const unknownIn = (text: string, facts: Facts): string[] =>
  referencesIn(text).filter((name) => factOf(name, facts) === undefined);

const filled = (text: string, facts: Facts) =>
  text.replace(reference, (written, name: string) => factOf(name, facts) ?? written);

/** In place of a text whose figure is not known yet. */
const LEFT_OUT = Symbol('left out');

const isUnpriced = (text: string, facts: Facts) =>
  referencesIn(text).some((name) => factOf(name, facts) === '');

/**
 * Fills facts in, at any depth. Unknown names stay; the content check reports them. A fact may be
 * empty: the entry of the list that refers to it is left out, and so is a list that had no other.
 */
export function withFacts<Content>(content: Content, facts: Facts): Content {
  const fillText = (text: string) => (isUnpriced(text, facts) ? LEFT_OUT : filled(text, facts));
  const fillList = (list: readonly unknown[]) => {
    const entries = list.map(fill).filter((entry) => entry !== LEFT_OUT);
    return entries.length === 0 && list.length > 0 ? LEFT_OUT : entries;
  };
  const fillFields = (value: object) => {
    const entries = Object.entries(value).map(([key, inner]) => [key, fill(inner)]);
    return entries.some(([, inner]) => inner === LEFT_OUT) ? LEFT_OUT : Object.fromEntries(entries);
  };
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.includes('{') ? fillText(value) : value;
    if (Array.isArray(value)) return fillList(value);
    return typeof value === 'object' && value !== null ? fillFields(value) : value;
  };
  const result = fill(content);
  return (result === LEFT_OUT ? content : result) as Content;
}
