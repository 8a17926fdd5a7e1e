import type { Section } from '@/content/schema/section';
import type { Language } from '@/lib/format/locale';
import { blockText, plainText } from './plain-text';

/** Words per minute of an unhurried reader for whom English is a second language. */
const wordsPerMinute = 180;

/** Whole minutes, at least one, that the documents among these sections take to read. */
export function readingMinutes(sections: readonly Section[], locale: Language): number {
  const words = sections
    .flatMap((section) => (section.kind === 'document' ? section.parts : []))
    .flatMap(({ heading, blocks }) => [
      plainText(heading, locale),
      ...blocks.map((block) => blockText(block, locale)),
    ])
    .flatMap((text) => text.split(/\s+/).filter(Boolean)).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
