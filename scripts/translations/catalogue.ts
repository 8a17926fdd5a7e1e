import { readFileSync } from 'node:fs';
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import type { CatalogueMessage } from '@/lib/languages/messages';

/** A catalogue of one language in gettext's PO format: `content/sw.po`. */
export type Catalogue = GetTextTranslations;

/** What identifies a message. Its place is its context where the same words need two translations. */
type Key = Pick<CatalogueMessage, 'msgid'> & Partial<Pick<CatalogueMessage, 'place'>>;

/** @throws SyntaxError if the text is broken, with the line */
export const parseCatalogue = (text: string): Catalogue => po.parse(text, { validation: true });

/** @throws Error if the file is missing or broken, with its name and the line */
export function readCatalogue(file: string, text?: string | null): Catalogue {
  try {
    return parseCatalogue(text ?? readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** The text of a catalogue, laid out as gettext's own tools do, which write `UTF-8`. */
export const catalogueText = (catalogue: Catalogue): string =>
  `${po.compile(catalogue)}`.replace('charset=utf-8', 'charset=UTF-8');

/** A catalogue without messages. @param language BCP 47: `fr` */
export const newCatalogue = (language: string): Catalogue =>
  parseCatalogue(
    `msgid ""\nmsgstr "Language: ${language}\\nContent-Type: text/plain; charset=UTF-8\\n"`,
  );

/** All entries, in order. Those with a context come last. */
export const entriesOf = ({
  translations,
}: Pick<Catalogue, 'translations'>): GetTextTranslation[] =>
  Object.values(translations)
    .flatMap((entries) => Object.values(entries))
    .filter(({ msgid }) => msgid !== '');

/** The entry of a message: its own, or that of the same words elsewhere. */
export const entryFor = (
  { translations }: Pick<Catalogue, 'translations'>,
  { msgid, place = '' }: Key,
): GetTextTranslation | undefined => translations[place]?.[msgid] ?? translations['']?.[msgid];

export const translationFor = (catalogue: Catalogue, key: Key): string | undefined =>
  entryFor(catalogue, key)?.msgstr[0] || undefined;

/** All translations, as pages look them up: by text, or by context and text. */
export const translationsOf = (catalogue: Catalogue): Record<string, string> =>
  Object.fromEntries(
    entriesOf(catalogue).flatMap(({ msgctxt, msgid, msgstr: [text] }) =>
      text ? [[msgctxt ? `${msgctxt}\u0004${msgid}` : msgid, text]] : [],
    ),
  );

/**
 * Whether a message is translated. `outdated`: the English text has changed since; `unconfirmed`: no
 * native speaker has read it. Both are fuzzy in gettext's terms, and pages show both.
 */
export type State = 'missing' | 'outdated' | 'unconfirmed' | 'confirmed';

export function stateOf(entry: GetTextTranslation | undefined): State {
  if (!entry?.msgstr[0]) return 'missing';
  if (!entry.comments?.flag?.includes('fuzzy')) return 'confirmed';
  return entry.comments.previous ? 'outdated' : 'unconfirmed';
}

/** Sets a translation, which then counts as confirmed, as in a translator's editor. */
export function setTranslation(catalogue: Catalogue, key: Key, text: string): void {
  const { msgid } = key;
  const before = entryFor(catalogue, key);
  const flag = before?.comments?.flag?.replace(/fuzzy,? ?/, '') ?? '';
  const comments = { ...before?.comments, flag, previous: '' };
  const { msgctxt = '' } = before ?? {};
  catalogue.translations[msgctxt] ??= {};
  catalogue.translations[msgctxt][msgid] = { ...before, msgid, msgstr: [text], comments };
}
