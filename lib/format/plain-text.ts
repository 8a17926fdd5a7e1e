import type { Block, Table } from '@/content/schema/block';
import type { Section } from '@/content/schema/section';
import type { Language } from '@/lib/format/locale';
import { runningText } from '@/lib/text/running-text';
import { withDates } from './dates-in-text';

/** Words per minute of an unhurried reader for whom English is a second language. */
const wordsPerMinute = 180;

/** Running text as the plain words in it, dates included. */
export function plainText(text: string, locale: Language): string {
  const words = runningText(text).map((piece) => piece.text);
  return withDates(words.join(''), locale);
}

const cellsText = ({ rows }: Table, locale: Language) =>
  rows
    .flat()
    .map((cell) => plainText(cell, locale))
    .join(' ');

export function blockText(block: Block, locale: Language): string {
  if ('paragraph' in block) return plainText(block.paragraph, locale);
  if ('subheading' in block) return block.subheading;
  if ('note' in block) return plainText(block.note, locale);
  if ('picture' in block) return block.caption ?? '';
  if ('table' in block) return cellsText(block.table, locale);
  if ('bars' in block) return cellsText(block.bars, locale);
  const texts = 'list' in block ? block.list : block.numbered;
  return texts.map((text) => plainText(text, locale)).join(' ');
}

/** Whole minutes, at least one, that the documents among these sections take to read. */
export function readingMinutes(sections: readonly Section[], locale: Language): number {
  const words = sections
    .flatMap((section) => (section.kind === 'document' ? section.parts : []))
    .flatMap(({ heading, blocks }) => [heading, ...blocks.map((block) => blockText(block, locale))])
    .flatMap((text) => text.split(/\s+/).filter(Boolean)).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
