/** Facts as texts have them, by name: `uk.rate` is `£7`. */
export type Facts = Readonly<Record<string, string>>;

/** A reference in a text: a name in braces with a dot in it. Placeholders like `{origin}` have none. */
const reference = /\{([a-z][\w-]*\.[A-Za-z][\w-]*)\}/g;

const capitalized = (text: string) =>
  text.replace(/(?<![\w'])[a-z]/g, (letter) => letter.toUpperCase());

/** A capital in the second part gives title case: `{uk.Air}` is `5-7 Days`. */
function factOf(name: string, facts: Facts): string | undefined {
  const [group = '', field = ''] = name.split('.');
  const plain = `${group}.${field.charAt(0).toLowerCase()}${field.slice(1)}`;
  const value = facts[plain];
  return value === undefined || plain === name ? value : capitalized(value);
}

export const referencesIn = (text: string): string[] =>
  [...text.matchAll(reference)].map(([, name = '']) => name);

export const unknownIn = (text: string, facts: Facts): string[] =>
  referencesIn(text).filter((name) => factOf(name, facts) === undefined);

const filled = (text: string, facts: Facts) =>
  text.replace(reference, (written, name: string) => factOf(name, facts) ?? written);

/** Fills facts in, at any depth. Unknown names stay; the content check reports them. */
export function withFacts<Content>(content: Content, facts: Facts): Content {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.includes('{') ? filled(value, facts) : value;
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(content) as Content;
}
