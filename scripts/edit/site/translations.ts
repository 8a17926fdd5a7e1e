/**
 * Texts in other languages. `content/sw/forms.ts` stands for those of `content/forms.ts`. Each is
 * edited as its message, as translators see it: `For a price, use the [quote form](get-quote).`
 */
import { type Message, messagesIn } from '@/lib/languages/messages';
import { placeInWords } from '../../content-check/place';
import {
  type Catalogue,
  type Entry,
  entriesOf,
  entryFor,
  setTranslation,
  translationFor,
} from '../../content-source/catalogue';
import type { Change } from '../../content-source/change';
import type { ContentFile } from '../../content-source/content-file';
import type { Path } from '../../content-source/read';
import { catalogueOf, englishFileOf, translationOf } from '../model/languages';
import { type Field, LINKS } from './fields';
import { correctedTexts, inStep, type Sent, textOf } from './sent-catalogue';

/** A changed translation: its place in another language, such as `content/sw/forms.ts`. */
type TranslatedPlace = Change & { file: string; place: string };

const ADDRESS =
  'The part after the language, in words of that language, with hyphens: `/huduma/ghala`. The page stays available at its previous address.';

type Read = (file: string) => Catalogue;

const isWithin = (inner: Path, outer: Path) => outer.every((key, i) => inner[i] === key);

/** The texts of a place. One of some search words stands for the message of all. */
function textsAt(english: ContentFile, path: Path): { at: Path; texts: Message[] } {
  const all = messagesIn(english);
  const at = all.find(({ field }) => isWithin(path, field))?.field ?? path;
  const texts = all.filter(({ field }) => isWithin(field, at));
  const isPage = at.length === 0 && english.page !== null;
  // Those of a page's sections are edited on the page.
  return { at, texts: isPage ? texts.filter(({ field }) => field[0] !== 'sections') : texts };
}

const keyOf = ({ field }: Message, at: Path) => field.slice(at.length).join('.');

/** The translation of the only text of a place, or that of each text by its field: `meta.title`. */
const valuesOf = (texts: readonly Message[], at: Path, catalogue: Catalogue): unknown =>
  texts[0]?.field.length === at.length
    ? translationFor(catalogue, texts[0])
    : Object.fromEntries(texts.map((text) => [keyOf(text, at), translationFor(catalogue, text)]));

/** A field of a place in another language; undefined if there is nothing to translate. */
export function fieldOfTexts(
  file: string,
  path: Path,
  files: readonly ContentFile[],
  read: Read,
): Field | undefined {
  const english = files.find((one) => one.file === englishFileOf(file));
  if (!english) return undefined;
  const { at, texts } = textsAt(english, path);
  const [first] = texts;
  if (!first) return undefined;
  const value = valuesOf(texts, at, read(catalogueOf(file)));
  const isText = first.field.length === at.length;
  const schemaOf = (text: Message) => ({
    type: 'string',
    english: text.msgid,
    ...(isText ? {} : { title: placeInWords(text.field, english.content) }),
    ...(text.field[0] === 'address' ? { description: ADDRESS } : {}),
    ...(text.msgid.includes('](') ? { description: LINKS } : {}),
  });
  const schemas = texts.map((text) => [keyOf(text, at), schemaOf(text)]);
  return {
    place: placeInWords(at, english.content),
    value,
    schema: isText ? schemaOf(first) : { type: 'object', properties: Object.fromEntries(schemas) },
    ...(isText && value === undefined ? { draft: first.msgid } : {}),
    around: [],
  };
}

const entryIn = ({ translations }: Catalogue, { msgctxt = '', msgid }: Entry) =>
  translations[msgctxt]?.[msgid];

/** What people write in an entry. Its reference follows from the English files. */
const written = ({ msgstr, comments = {} }: Entry) => {
  const { translator = '', flag = '', previous = '' } = comments as Partial<typeof comments>;
  return JSON.stringify([msgstr, translator, flag, previous]);
};

/** The entries of a catalogue that differ from the same ones in another. */
const differing = (own: Catalogue, from: Catalogue): Entry[] =>
  entriesOf(from).flatMap((before) => {
    const now = entryIn(own, before);
    return now && written(now) !== written(before) ? [now] : [];
  });

/** Puts an entry in place of that of the same text. @returns whether the text is there */
function put(catalogue: Catalogue, entry: Entry): boolean {
  const there = entryIn(catalogue, entry);
  if (!there) return false;
  const comments = { ...entry.comments, reference: there.comments?.reference ?? '' };
  Object.assign(there, { msgstr: entry.msgstr, comments });
  return true;
}

/** A page stays available at the addresses that it was sent with. */
const withPrevious = (own: string, sent = '') =>
  [...new Set(`${own} ${sent}`.split(' ').filter(Boolean))].join(' ');

/** The catalogue of a place with this change; undefined if something else is there. */
export function translatedTexts(
  file: string,
  { path, before, after }: Change,
  files: readonly ContentFile[],
  read: Read,
  sent: Sent,
): Record<string, string> | undefined {
  const english = files.find((one) => one.file === englishFileOf(file));
  if (!english) return undefined;
  const working = structuredClone(read(catalogueOf(file)));
  const { at, texts } = textsAt(english, path);
  // JSON has no `undefined`, which stands for a missing translation.
  if (JSON.stringify(valuesOf(texts, at, working)) !== JSON.stringify(before)) return undefined;
  const asSent = inStep(sent, files);
  for (const text of texts) {
    const values = after as Record<string, string> | string | undefined;
    const typed = (typeof values === 'object' ? values[keyOf(text, at)] : values) ?? '';
    if (typed === (translationFor(working, text) ?? '')) continue;
    const was = entryFor(asSent, text);
    const own = text.field[0] === 'address' ? withPrevious(typed, was?.msgstr[0]) : typed;
    // What was sent is not confirmed by writing it again, as undo does.
    if (was && own === was.msgstr[0]) put(working, was);
    else setTranslation(working, text, own);
  }
  return { [catalogueOf(file)]: followedCatalogue(files, files, working, sent) };
}

/**
 * A catalogue in step with changed English content. It is made anew from what was sent and what the
 * editor has translated since, so that it has no text that came and went in between.
 * @param before the content as it is saved
 */
export function followedCatalogue(
  before: readonly ContentFile[],
  after: readonly ContentFile[],
  working: Catalogue,
  sent: Sent,
): string {
  const catalogue = { ...inStep(sent, after), headers: working.headers };
  const now = new Map(correctedTexts(before, after).map(([msgid, old]) => [old, msgid]));
  for (const entry of differing(working, inStep(sent, before))) {
    if (put(catalogue, entry)) continue;
    const msgid = now.get(entry.msgid);
    const there = msgid && entryIn(catalogue, { ...entry, msgid });
    // The text that it was written for was never sent, so it is not noted as the previous one.
    const comments = there && { ...there.comments, flag: 'fuzzy' };
    if (there) Object.assign(there, { msgstr: entry.msgstr, comments });
  }
  return textOf(catalogue, sent);
}

/**
 * The text of a catalogue without what no list of changes shows: notes, states and unused messages
 * that another program has written.
 */
export function listedTranslations(
  files: readonly ContentFile[],
  working: Catalogue,
  sent: Sent,
): string {
  const base = inStep(sent, files);
  const listed = differing(working, base).filter(
    (entry) => entry.msgstr[0] !== entryIn(base, entry)?.msgstr[0],
  );
  for (const entry of listed) put(base, entry);
  return textOf(base, sent);
}

export function translatedSince(
  catalogue: string,
  files: readonly ContentFile[],
  read: Read,
  sent: Sent,
): TranslatedPlace[] {
  const language = catalogue.slice('content/'.length, -'.po'.length);
  const [then, now] = [inStep(sent, files), read(catalogue)];
  const seen = new Set<unknown>();
  return files.flatMap((english) =>
    messagesIn(english).flatMap((text): TranslatedPlace[] => {
      const message = entryFor(now, text);
      const [before, after] = [then, now].map((one) => translationFor(one, text));
      if (!message || after === before || seen.has(message)) return [];
      seen.add(message);
      const path = text.field;
      const place = placeInWords(path, english.content);
      const file = translationOf(english.file, language);
      return [{ file, path, kind: 'changed', before, after, place }];
    }),
  );
}
