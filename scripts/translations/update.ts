import type { GetTextTranslation } from 'gettext-parser';
import type { SiteContent } from '@/content/schema/site-content';
import { allMessages, type CatalogueMessage } from '@/lib/languages/messages';
import { editDistance } from '@/lib/text/edit-distance';
import { type Catalogue, entriesOf, entryFor } from './catalogue';

/** Below this share of equal letters, a translation is of no use for another text. */
const SIMILAR = 0.6;

function similarity(a: string, b: string): number {
  const [longer, shorter] = [Math.max(a.length, b.length), Math.min(a.length, b.length)];
  return shorter / longer < SIMILAR ? 0 : 1 - editDistance(a, b) / longer;
}

const placesOf = ({ comments }: GetTextTranslation): string[] =>
  comments?.reference?.split(/\s+/) ?? [];

/** References in lines of at most 79 characters, as gettext's own tools write them. */
const inLines = (places: readonly string[]): string =>
  [...new Set(places)]
    .join(' ')
    .replace(/(.{1,76})(?: |$)/g, '$1\n')
    .trimEnd();

const links = /\]\([^()\s]+\)/g;

/** A translation kept for other English: outdated, unless only targets of links differ. */
function kept({ msgid: was, msgstr, comments }: GetTextTranslation, msgid: string) {
  const [from, to] = [was, msgid].map((text) => text.match(links) ?? []);
  const moved = new Map(from?.map((link, i) => [link, to?.[i] ?? link]));
  const text = msgstr[0]?.replace(links, (link) => moved.get(link) ?? link) ?? '';
  if (was.replace(links, ']') === msgid.replace(links, ']'))
    return { msgid, msgstr: [text], comments };
  const previous = comments?.previous || `msgid ${JSON.stringify(was)}`;
  return { msgid, msgstr, comments: { ...comments, flag: 'fuzzy', previous } };
}

/** The unused entry whose text is most like that of a message, if similar enough. */
function mostSimilar({ msgid, place }: CatalogueMessage, unused: readonly GetTextTranslation[]) {
  const scored = unused.map((entry) => {
    const isHere = placesOf(entry).includes(place);
    return { entry, score: similarity(entry.msgid, msgid) + (isHere ? 0.1 : 0) };
  });
  return scored.filter(({ score }) => score > SIMILAR).toSorted((a, b) => b.score - a.score)[0]
    ?.entry;
}

/**
 * A catalogue with an entry for each message of today, in their order, as `msgmerge` makes it: the
 * translation of a similar text that is gone is kept as outdated, other unused ones as obsolete.
 * @param corrected English texts with what was in their place before, however similar
 */
export function updated(
  catalogue: Catalogue,
  english: SiteContent,
  corrected: ReadonlyMap<string, string> = new Map(),
): Catalogue {
  const messages = allMessages(english);
  const used = new Set(messages.map((message) => entryFor(catalogue, message)));
  const unused = entriesOf(catalogue).filter((entry) => !used.has(entry) && entry.msgstr[0]);
  const obsolete = structuredClone(catalogue.obsolete ?? {});
  const translations: Catalogue['translations'] = { '': {} };
  const add = (to: typeof obsolete, entry: GetTextTranslation, reference?: string) => {
    const comments = { ...entry.comments, reference } as GetTextTranslation['comments'];
    // Assigned, because copying thousands of entries for each message takes seconds at every save.
    const { msgctxt = '', msgid } = entry;
    to[msgctxt] = Object.assign(to[msgctxt] ?? {}, { [msgid]: { ...entry, comments } });
  };

  const entryOf = (message: CatalogueMessage): GetTextTranslation => {
    const { msgid, place } = message;
    const was = corrected.get(msgid);
    const before =
      (was && entryFor(catalogue, { msgid: was, place })) || mostSimilar(message, unused);
    return before?.msgstr[0]
      ? (kept(before, msgid) as GetTextTranslation)
      : { msgid, msgstr: [''] };
  };
  for (const message of messages) {
    const { msgid, place } = message;
    const known = entryFor(catalogue, message) ?? translations['']?.[msgid];
    const entry = known ?? obsolete['']?.[msgid] ?? entryOf(message);
    const before = translations[entry.msgctxt ?? '']?.[msgid];
    add(translations, entry, inLines([...(before ? placesOf(before) : []), place]));
    delete obsolete['']?.[msgid];
  }
  for (const entry of unused) add(obsolete, entry);
  return { ...catalogue, translations, obsolete };
}
