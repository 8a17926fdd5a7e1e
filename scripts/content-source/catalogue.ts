import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import type { Message } from '@/lib/languages/messages';
import type { Problem } from './problem';

/** A catalogue of one language in gettext's PO format: `content/sw.po`. */
export type Catalogue = GetTextTranslations;
export type Entry = GetTextTranslation;

/** What identifies a message. Its place is its context where the same words need two translations. */
type Key = Pick<Message, 'msgid'> & Partial<Pick<Message, 'place'>>;

/** A catalogue that cannot be read, with the line and what to do. */
export class BrokenCatalogue extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.file}:${problem.line} ${problem.found}; ${problem.fix}`);
  }
}

/** What no catalogue may contain, and what to do about it. */
const signs: readonly (readonly [sign: RegExp, found: string, fix: string])[] = [
  [/[\0\ufffd]/, 'is not in UTF-8', 'save it again with the encoding UTF-8'],
  [
    /^(?:<{7}|={7}|>{7})(?: |$)/m,
    'has two versions of the same lines, as Git leaves them in a conflict',
    'keep one of the two, and delete the lines of <<<<<<<, ======= and >>>>>>>',
  ],
  [
    /^msgid_plural /m,
    'has a plural, which no page uses',
    'write one msgid and one msgstr, without msgid_plural',
  ],
];

const faultsIn = (text: string) =>
  signs.flatMap(([sign, found, fix]) => {
    const at = text.search(sign);
    return at === -1 ? [] : [{ line: text.slice(0, at).split('\n').length, found, fix }];
  });

/** Why the parser refuses a catalogue, and what to do. */
function refusal(text: string, { message, lineNumber = 1 }: Error & { lineNumber?: number }) {
  const [, twice] = /^Duplicate msgid error: entry "(.*)" in/s.exec(message) ?? [];
  if (twice !== undefined) {
    // A long text begins on the line after its `msgid ""`.
    const start = JSON.stringify(twice.slice(0, 40)).slice(0, -1);
    const line = text
      .split('\n')
      .findLastIndex((one) => /^(?:"|msgid )/.test(one) && one.includes(start));
    return {
      line: line + 1,
      found: `has ${JSON.stringify(twice)} twice`,
      fix: 'delete one of the two messages',
    };
  }
  return {
    line: lineNumber,
    found: 'cannot be read',
    fix: 'look there and on the line before for a quote that is missing, or one in a text that is not written \\"',
  };
}

/** @throws BrokenCatalogue if the text is broken */
export function parseCatalogue(text: string, file = ''): Catalogue {
  const [fault] = faultsIn(text);
  if (fault) throw new BrokenCatalogue({ file, field: [], ...fault });
  try {
    return po.parse(text, { validation: true });
  } catch (error) {
    throw new BrokenCatalogue({ file, field: [], ...refusal(text, error as Error) });
  }
}

const parsed = new Map<string, Catalogue>();
const REMEMBERED = 4;

/**
 * A catalogue that nobody changes, parsed once: while somebody edits, the same few texts are read
 * again and again. @throws BrokenCatalogue if the text is broken
 */
export function sharedCatalogue(text: string, file = ''): Catalogue {
  const catalogue = parsed.get(text) ?? parseCatalogue(text, file);
  parsed.delete(text);
  parsed.set(text, catalogue);
  const [oldest = ''] = parsed.keys();
  if (parsed.size > REMEMBERED) parsed.delete(oldest);
  return catalogue;
}

/** The text of a catalogue, laid out as gettext's own tools do, which write `UTF-8`. */
export const catalogueText = (catalogue: Catalogue): string =>
  `${po.compile(catalogue)}`.replace('charset=utf-8', 'charset=UTF-8');

/** All entries, in order. Those with a context come last. */
export const entriesOf = ({ translations }: Catalogue): Entry[] =>
  Object.values(translations)
    .flatMap((entries) => Object.values(entries))
    .filter(({ msgid }) => msgid !== '');

/** The entry of a message: its own, or that of the same words elsewhere. */
export const entryFor = ({ translations }: Catalogue, { msgid, place = '' }: Key) =>
  translations[place]?.[msgid] ?? translations['']?.[msgid];

export const translationFor = (catalogue: Catalogue, key: Key): string | undefined =>
  entryFor(catalogue, key)?.msgstr[0] || undefined;

/** All translations, as pages look them up: by text, or by context and text. */
export const translationsOf = (catalogue: Catalogue): Record<string, string> =>
  Object.fromEntries(
    entriesOf(catalogue).flatMap(({ msgctxt, msgid, msgstr: [text] }) =>
      text ? [[msgctxt ? `${msgctxt}\u0004${msgid}` : msgid, text]] : [],
    ),
  );

/** Texts of which a page may have one of its own: `content/help/faq.ts:meta.title`, `….sections.lead`. */
const ownPlace = /^content\/[\w-]+\/[^:]+:(?:\w+|meta\.\w+|sections\.\w+)$/;

/** The texts of pages by place, in the order of the catalogue, with their translations. */
export function byPlaceIn(catalogue: Catalogue): Record<string, [english: string, own: string][]> {
  const byPlace: Record<string, [string, string][]> = {};
  for (const { msgid, msgstr, comments } of entriesOf(catalogue)) {
    for (const place of comments?.reference?.split(/\s+/).filter((one) => ownPlace.test(one)) ??
      []) {
      byPlace[place] ??= [];
      if (msgstr[0]) byPlace[place].push([msgid, msgstr[0]]);
    }
  }
  return byPlace;
}

/**
 * Whether a message is translated. `outdated`: the English text has changed since; `unconfirmed`: no
 * native speaker has read it. Both are fuzzy in gettext's terms, and pages show both.
 */
export function stateOf({ msgstr, comments }: Entry) {
  if (!msgstr[0]) return 'missing';
  if (!comments?.flag?.includes('fuzzy')) return 'confirmed';
  return comments.previous ? 'outdated' : 'unconfirmed';
}

/** Sets a translation, which then counts as confirmed, as in a translator's editor. */
export function setTranslation(catalogue: Catalogue, key: Key, text: string): void {
  const entry = entryFor(catalogue, key) ?? { msgid: key.msgid };
  const { msgctxt = '', comments }: Partial<Entry> = entry;
  const flag = comments?.flag?.replace(/fuzzy,? ?/, '') ?? '';
  catalogue.translations[msgctxt] = {
    ...catalogue.translations[msgctxt],
    [key.msgid]: { ...entry, msgstr: [text], comments: { ...comments, flag, previous: '' } },
  };
}
