import type { Block } from '@/content/schema/block';
import type { RichText } from '@/content/schema/link';
import type { Section } from '@/content/schema/section';
import { withDates } from './with-dates';

/** Words per minute of an unhurried reader for whom English is a second language. */
const wordsPerMinute = 180;

/** Rich text as the plain words in it, dates included. */
export function plainText(text: RichText): string {
  if (typeof text === 'string') return withDates(text);
  return text
    .map((piece) => {
      if (typeof piece === 'string') return withDates(piece);
      if ('strong' in piece) return piece.strong;
      return 'abbr' in piece ? piece.abbr : piece.text;
    })
    .join('');
}

/** The plain words of a block, tables included. */
export function blockText(block: Block): string {
  if ('paragraph' in block) return plainText(block.paragraph);
  if ('subheading' in block) return block.subheading;
  if ('note' in block) return plainText(block.note);
  if ('picture' in block) return block.caption ?? '';
  if ('table' in block) return block.table.rows.flat().map(plainText).join(' ');
  return ('list' in block ? block.list : block.numbered).map(plainText).join(' ');
}

/** Whole minutes, at least one, that the documents among these sections take to read. */
export function readingMinutes(sections: readonly Section[]): number {
  const words = sections
    .flatMap((section) => (section.kind === 'document' ? section.parts : []))
    .flatMap(({ heading, blocks }) => [heading, ...blocks.map(blockText)])
    .flatMap((text) => text.split(/\s+/).filter(Boolean)).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
