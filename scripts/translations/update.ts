import type { GetTextTranslation } from 'gettext-parser';
import type { SiteContent } from '@/content/schema/site-content';
import { allMessages, type CatalogueMessage } from '@/lib/languages/messages';
import { editDistance } from '@/lib/text/edit-distance';
import { type Catalogue, entriesOf, entryFor } from './catalogue';

/** References in lines of at most 79 characters, as gettext's own tools write them. */
const inLines = (...places: readonly string[]): string =>
  [...new Set(places.join(' ').trim().split(/\s+/))]
    .join(' ')
    .replace(/(.{1,76})(?: |$)/g, '$1\n')
    .trimEnd();

/** The text that is most like another, if they have six of ten letters in common. */
const mostSimilar = (text: string, others: readonly string[]): string | undefined =>
  others
    .map((other) => ({ other, away: editDistance(text, other) }))
    .filter(({ other, away }) => away < 0.4 * Math.max(text.length, other.length))
    .toSorted((a, b) => a.away - b.away)[0]?.other;

const links = /\]\([^()\s]+\)/g;

/** An entry kept for other English: outdated, unless only targets of links differ. */
function kept({ msgid: was, msgstr, comments }: GetTextTranslation, msgid: string) {
  if (was.replace(links, ']') === msgid.replace(links, ']')) {
    const to = msgid.match(links);
    const moved = new Map(was.match(links)?.map((link, i) => [link, to?.[i]]));
    const own = msgstr.map((text) => text.replace(links, (link) => moved.get(link) ?? link));
    return { msgid, msgstr: own, comments };
  }
  const previous = comments?.previous || `msgid ${JSON.stringify(was)}`;
  return { msgid, msgstr, comments: { ...comments, flag: 'fuzzy', previous } };
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
  const texts = unused.map(({ msgid }) => msgid);
  const obsolete = structuredClone(catalogue.obsolete ?? {});
  const translations: Catalogue['translations'] = {};

  const begun = ({ msgid, place }: CatalogueMessage): GetTextTranslation => {
    const was = corrected.get(msgid) ?? mostSimilar(msgid, texts);
    const before = was ? entryFor(catalogue, { msgid: was, place }) : undefined;
    return before?.msgstr[0] ? kept(before, msgid) : { msgid, msgstr: [''] };
  };
  const add = (to: typeof obsolete, entry: GetTextTranslation, reference: string) => {
    const { msgctxt = '', msgid, comments } = entry;
    to[msgctxt] ??= {};
    to[msgctxt][msgid] = { ...entry, comments: { ...comments, reference } };
  };
  for (const message of messages) {
    const { msgid, place } = message;
    const known = entryFor(catalogue, message) ?? translations['']?.[msgid];
    const entry = known ?? obsolete['']?.[msgid] ?? begun(message);
    const { reference = '' } = translations[entry.msgctxt ?? '']?.[msgid]?.comments ?? {};
    add(translations, entry, inLines(reference, place));
    delete obsolete['']?.[msgid];
  }
  for (const entry of unused) add(obsolete, entry, '');
  return { ...catalogue, translations, obsolete };
}
