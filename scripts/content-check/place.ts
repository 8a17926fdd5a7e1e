import type { FieldPath } from '../content-source/problem';

/** Names of list entries; others are called "entry". */
const entries: Record<string, string> = {
  actions: 'button',
  aliases: 'alias',
  answer: 'answer',
  blocks: 'paragraph or list',
  cards: 'card',
  charges: 'levy',
  columns: 'column',
  duty: 'duty band',
  excise: 'excise rate',
  facts: 'figure',
  features: 'feature',
  groups: 'group',
  keywords: 'keyword',
  links: 'link',
  menus: 'menu',
  numbered: 'step',
  offices: 'office',
  papers: 'paper',
  particulars: 'particular',
  parts: 'part',
  pricing: 'paragraph or list',
  questions: 'question',
  reliefs: 'relief',
  rows: 'row',
  sections: 'section',
  statistics: 'figure',
  tabs: 'tab',
};

const items: Record<string, string> = {
  cards: 'card',
  plans: 'plan',
  statistics: 'figure',
  steps: 'step',
  testimonials: 'testimonial',
};

/** Names of fields, by their key or that of their group too; others are called by their key. */
const fields: Record<string, string> = {
  id: 'address after #',
  'listing.order': 'position',
  order: 'position',
  'times.air': 'by air',
  'times.index': 'by air in sentences',
  'times.sea': 'by sea',
  updated: 'date of the last change',
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

/** The name of an entry of the list with this key: `question`, `testimonial`. */
export function entryName(key: PropertyKey | undefined, owner: unknown): string {
  if (typeof key === 'number') return 'cell';
  const kind = isGroup(owner) ? items[String(owner.kind)] : undefined;
  return (key === 'items' && kind) || entries[String(key)] || 'entry';
}

/** The path of a field in words: `second question (“How long…”), first answer, paragraph`. */
export function placeInWords(field: FieldPath, content: unknown): string {
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
