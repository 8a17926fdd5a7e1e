import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import type { Message } from '@/lib/languages/translated';

/** A catalogue of one language in gettext's PO format: `content/sw.po`. */
export type Catalogue = GetTextTranslations;
export type Entry = GetTextTranslation;

/** What identifies a message. Its place is its context where the same words need two translations. */
type Key = Pick<Message, 'msgid'> & Partial<Pick<Message, 'place'>>;

/** @throws Error if the text is broken, with the file and the line */
export function parseCatalogue(text: string, file = ''): Catalogue {
  try {
    return po.parse(text, { validation: true });
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
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
