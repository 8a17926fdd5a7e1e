import { formatPartialDate } from '@/lib/format/date';
import type { Language } from '@/lib/format/locale';

/** A piece of a text; for a date, with its value as `<time datetime>` takes it. */
type DatedPiece = { text: string; date?: string };

/** A date in running text: `{2026-11-20}`, `{2026-11}`, or `{07-01}` for a day of every year. */
const dates = /\{(\d{4}-\d{2}(?:-\d{2})?|\d{2}-\d{2})\}/;

/** The dates in a text, as they are written there: `2026-11`. */
export const datesIn = (text: string): string[] => text.split(dates).filter((_, i) => i % 2 === 1);

/** Splits running text at its dates in braces and formats these. */
export function datedPieces(text: string, locale: Language): DatedPiece[] {
  // Splitting at a group alternates between the text and what the group matched.
  return text.split(dates).flatMap((part, i) => {
    if (i % 2 === 1) return [{ text: formatPartialDate(part, locale), date: part }];
    return part ? [{ text: part }] : [];
  });
}

/** Running text with its dates in words: `{2026-11}` is `November 2026`. */
export const withDates = (text: string, locale: Language): string =>
  datedPieces(text, locale)
    .map((piece) => piece.text)
    .join('');
