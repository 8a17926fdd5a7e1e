/**
 * Texts in other languages. `content/sw/forms.ts` stands for those of `content/forms.ts`. Each is
 * edited as its message, as translators see it: `For a price, use the [quote form](get-quote).`
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual as same } from 'node:util';
import { type Message, messagesIn } from '@/lib/languages/translated';
import { contentFrom } from '@/lib/pages/content-files';
import { placeInWords } from '../../content-check/place';
import {
  type Catalogue,
  catalogueText,
  entriesOf,
  entryFor,
  parseCatalogue,
  setTranslation,
  translationFor,
} from '../../content-source/catalogue';
import type { Change } from '../../content-source/change';
import type { ContentFile, Texts } from '../../content-source/content-file';
import type { Path } from '../../content-source/read';
import { updated } from '../../content-source/update-catalogue';
import { catalogueOf, englishFileOf, translationOf } from '../model/languages';
import { type Field, LINKS } from './fields';

/** A changed translation: its place in another language, such as `content/sw/forms.ts`. */
type TranslatedPlace = Change & { file: string; place: string };

const ADDRESS =
  'The part after the language, in words of that language, with hyphens: `/huduma/ghala`. The page stays available at its previous address.';

/** The catalogues of a folder, saved or not. */
export const cataloguesIn =
  (root: string, instead: Texts = {}) =>
  (file: string): Catalogue =>
    parseCatalogue(instead[file] ?? readFileSync(path.join(root, file), 'utf8'));

type Read = ReturnType<typeof cataloguesIn>;

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

/** A value for the only text of a place, or one for each text by its field: `meta.title`. */
const perText = <T>(texts: readonly Message[], at: Path, of: (text: Message) => T) =>
  texts[0]?.field.length === at.length
    ? of(texts[0])
    : Object.fromEntries(texts.map((text) => [keyOf(text, at), of(text)]));

const keyOf = ({ field }: Message, at: Path) => field.slice(at.length).join('.');

const valuesOf = (texts: readonly Message[], at: Path, catalogue: Catalogue): unknown =>
  perText(texts, at, (text) => translationFor(catalogue, text));

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
    ...{ type: 'string', english: text.msgid },
    ...(isText ? {} : { title: placeInWords(text.field, english.content) }),
    ...(text.field[0] === 'address' ? { description: ADDRESS } : {}),
    ...(text.msgid.includes('](') ? { description: LINKS } : {}),
  });
  const schema = perText(texts, at, schemaOf);
  return {
    place: placeInWords(at, english.content),
    value,
    schema: isText ? schema : { type: 'object', properties: schema },
    ...(isText && value === undefined ? { draft: first.msgid } : {}),
    around: [],
  };
}

/** A page stays available at its previous addresses. */
const withPrevious = (own: string, was = '') =>
  [...new Set(`${own} ${was}`.split(' ').filter(Boolean))].join(' ');

/** The catalogue of a place with this change; undefined if something else is there. */
export function translatedTexts(
  file: string,
  { path, before, after }: Change,
  files: readonly ContentFile[],
  read: Read,
): Record<string, string> | undefined {
  const english = files.find((one) => one.file === englishFileOf(file));
  if (!english) return undefined;
  const catalogue = read(catalogueOf(file));
  const { at, texts } = textsAt(english, path);
  // JSON has no `undefined`, which stands for a missing translation.
  if (JSON.stringify(valuesOf(texts, at, catalogue)) !== JSON.stringify(before)) return undefined;
  for (const text of texts) {
    const was = translationFor(catalogue, text);
    const values = after as Record<string, string> | string | undefined;
    const own = (typeof values === 'object' ? values[keyOf(text, at)] : values) ?? '';
    if (own === (was ?? '')) continue;
    setTranslation(catalogue, text, text.field[0] === 'address' ? withPrevious(own, was) : own);
  }
  return { [catalogueOf(file)]: catalogueText(catalogue) };
}

/** The catalogues in step with English content. @param before the content as it is saved */
export function followedCatalogues(
  before: readonly ContentFile[],
  after: readonly ContentFile[],
  languages: readonly string[],
  read: Read,
): Record<string, string> {
  const english = contentFrom(after);
  if (!english) return {};
  const corrected = new Map(
    after.flatMap((now) => {
      const old = before.find((one) => one.file === now.file);
      return old && old !== now ? correctedTexts(messagesIn(old), messagesIn(now)) : [];
    }),
  );
  return Object.fromEntries(
    languages.flatMap((language) => {
      const file = `content/${language}.po`;
      const catalogue = read(file);
      const now = updated(catalogue, english, corrected);
      const isSame = same(entriesOf(now), entriesOf(catalogue));
      return isSame ? [] : [[file, catalogueText(now)]];
    }),
  );
}

/** Texts with other words in the same place, and the words before. */
function correctedTexts(before: readonly Message[], after: readonly Message[]) {
  const [known, kept] = [before, after].map((texts) => new Set(texts.map(({ msgid }) => msgid)));
  const byField = new Map(before.map(({ field, msgid }) => [field.join('.'), msgid]));
  return after.flatMap(({ field, msgid }): [string, string][] => {
    const old = byField.get(field.join('.'));
    return !old || known?.has(msgid) || kept?.has(old) ? [] : [[msgid, old]];
  });
}

/** What has been translated since a catalogue was sent. @param sent its text then */
export function translatedSince(
  catalogue: string,
  sent: string,
  files: readonly ContentFile[],
  read: Read,
): TranslatedPlace[] {
  const language = catalogue.slice('content/'.length, -'.po'.length);
  const [old, now, english] = [parseCatalogue(sent), read(catalogue), contentFrom(files)];
  // By the English texts of today, as far as those of then are similar.
  const then = english ? updated(old, english) : old;
  const seen = new Set<unknown>();
  return files.flatMap((english) =>
    messagesIn(english).flatMap((text): TranslatedPlace[] => {
      const message = entryFor(now, text);
      const [before, after] = [then, now].map((one) => translationFor(one, text));
      // A translation that was kept for corrected English is no change of its own.
      const isKept = before === undefined && (message?.comments?.previous ?? '') !== '';
      if (!message || after === before || isKept || seen.has(message)) return [];
      seen.add(message);
      const path = text.field;
      const place = placeInWords(path, english.content);
      const file = translationOf(english.file, language);
      return [{ file, path, kind: 'changed', before, after, place }];
    }),
  );
}
