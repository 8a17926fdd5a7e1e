import type { Block, Table } from '@/content/schema/block';
import { withDates } from '@/lib/format/dates-in-text';
import type { Language } from '@/lib/format/locale';
import { runningText } from '@/lib/text/running-text';

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
  if ('stack' in block) return cellsText(block.stack, locale);
  if ('scene' in block) return '';
  const texts =
    'facts' in block
      ? block.facts.map(({ value, label }) => `${value} ${label}`)
      : 'objects' in block
        ? block.objects.map(({ caption }) => caption)
        : 'list' in block
          ? block.list
          : block.numbered;
  return texts.map((text) => plainText(text, locale)).join(' ');
}
