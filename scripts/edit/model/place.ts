import type { FieldPath, Problem } from './problem';

/** What the entries of a site's lists are called. */
export type EntryNames = {
  /** By the key of their list: `questions: 'question'`. Others are called "entry". */
  entries: Readonly<Record<string, string>>;
  /** For lists called `items`, by the `kind` of the group that has them. */
  items: Readonly<Record<string, string>>;
  /** Names of fields whose key, alone or in its group, says too little: `'times.air': 'by air'`. */
  fields: Readonly<Record<string, string>>;
};

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `first` to `tenth`, then `11th`, `21st`. */
function ordinal(index: number): string {
  const position = index + 1;
  return ordinals[index] ?? `${position}${suffixes[ordinalRules.select(position)] ?? 'th'}`;
}

/** `quoteLabel` as `quote label`; a code such as `USD` as it is. */
export const inWords = (key: string) =>
  /^[A-Z]+$/.test(key)
    ? key
    : key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');

type Group = Record<PropertyKey, unknown>;
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

const LONGEST_NAME = 40;

/** The identifying text of an entry: heading, title, question or name. */
function nameOf(entry: unknown): string {
  if (!isGroup(entry)) return '';
  const names = ['heading', 'title', 'question', 'label', 'name', 'author'].map(
    (key) => entry[key],
  );
  const name = names.find((value) => typeof value === 'string' && value !== '');
  if (typeof name !== 'string') return '';
  return ` (“${name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name}”)`;
}

/** Names of the places in the content of a site. */
export type Places = ReturnType<typeof createPlaces>;

/** Functions that name the places in the content of a site. */
export function createPlaces({ entries, items, fields }: EntryNames) {
  /** The name of an entry of the list with this key: `question`, `testimonial`. */
  function entryName(key: PropertyKey | undefined, owner: unknown): string {
    if (typeof key === 'number') return 'cell';
    const kind = isGroup(owner) ? items[String(owner.kind)] : undefined;
    return (key === 'items' && kind) || entries[String(key)] || 'entry';
  }

  /** The path of a field in words: `second question (“How long…”), first answer, paragraph`. */
  function placeInWords(field: FieldPath, content: unknown): string {
    const places: string[] = [];
    let value = content;
    let owner: unknown;
    field.forEach((key, i) => {
      const list = value;
      value = isGroup(list) ? list[key] : undefined;
      if (typeof key === 'number') {
        places.push(`${ordinal(key)} ${entryName(field[i - 1], owner)}${nameOf(value)}`);
      } else {
        owner = list;
        const own = fields[`${String(field[i - 1])}.${String(key)}`] ?? fields[String(key)];
        const name = own ?? inWords(String(key));
        if (typeof field[i + 1] !== 'number') places.push(name);
      }
    });
    return places.join(', ');
  }

  /** Problems of one file, with their paths in words. */
  const withPlaces = (problems: readonly Problem[], content: unknown): Problem[] =>
    problems.map((problem) => ({ ...problem, place: placeInWords(problem.field, content) }));

  return { entryName, placeInWords, withPlaces };
}
