import type { SiteContent } from '@/content/schema/site-content';
import { type Message, messagesIn } from '@/lib/languages/messages';
import { filesOf } from '@/lib/pages/content-files';
import { nearest } from '@/lib/text/edit-distance';
import { type Catalogue, type Entry, entriesOf, entryFor } from './catalogue';

const links = /\]\([^()\s]+\)/g;

/** An entry kept for other English: outdated, unless only targets of links differ. */
function kept({ msgid: was, msgstr, comments }: Entry, msgid: string): Entry {
  const [old = [], now = []] = [was, msgid].map((text): string[] => text.match(links) ?? []);
  if (was.replace(links, ']') === msgid.replace(links, ']')) {
    const moved = (text: string) => text.replace(links, (to) => now[old.indexOf(to)] ?? to);
    return { msgid, msgstr: msgstr.map(moved), ...(comments && { comments }) };
  }
  const previous = comments?.previous || `msgid ${JSON.stringify(was)}`;
  return { msgid, msgstr, comments: { ...comments, flag: 'fuzzy', previous } };
}

/**
 * A catalogue with an entry for each message of today, in their order, as `msgmerge` makes it: the
 * translation of a similar text that is gone is kept as outdated, and so is what was in the place of a
 * text that its page cannot do without; other unused ones are obsolete.
 * @param corrected English texts with what was in their place before, however similar
 */
export function updated(
  catalogue: Catalogue,
  english: SiteContent,
  corrected: ReadonlyMap<string, string> = new Map(),
): Catalogue {
  const messages = filesOf(english).flatMap(messagesIn);
  const used = new Set(messages.map((message) => entryFor(catalogue, message)));
  const unused = entriesOf(catalogue).filter((entry) => !used.has(entry) && entry.msgstr[0]);
  const texts = unused.map(({ msgid }) => msgid);
  const obsolete = structuredClone(catalogue.obsolete ?? {});
  const translations: Catalogue['translations'] = {};

  const begun = ({ msgid, place, isVital }: Message): Entry => {
    const there = unused.find(({ comments }) => comments?.reference?.split(/\s+/).includes(place));
    const vital = isVital ? there?.msgid : undefined;
    const was = corrected.get(msgid) ?? nearest(msgid, texts) ?? vital ?? '';
    const before = entryFor(catalogue, { msgid: was, place });
    return was && before?.msgstr[0] ? kept(before, msgid) : { msgid, msgstr: [''] };
  };
  const add = (to: typeof obsolete, entry: Entry, reference: string) => {
    const { msgctxt = '', msgid, comments } = entry;
    to[msgctxt] ??= {};
    to[msgctxt][msgid] = { ...entry, comments: { ...comments, reference } };
  };
  for (const message of messages) {
    const { msgid, place } = message;
    const known = entryFor(catalogue, message) ?? translations['']?.[msgid];
    const entry = known ?? obsolete['']?.[msgid] ?? begun(message);
    const { reference = '' } = translations[entry.msgctxt ?? '']?.[msgid]?.comments ?? {};
    add(translations, entry, [...new Set([...reference.split(/\s+/), place])].join('\n').trim());
    delete obsolete['']?.[msgid];
  }
  for (const entry of unused) add(obsolete, entry, '');
  return { ...catalogue, translations, obsolete };
}
