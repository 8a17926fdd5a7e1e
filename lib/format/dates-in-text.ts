import { formatPartialDate } from '@/lib/format/date';
import type { Language } from '@/lib/format/locale';
import { piecesOf } from '@/lib/text/pieces';

/** A piece of a text; for a date, with its value as `<time datetime>` takes it. */
type DatedPiece = { text: string; date?: string };

/** A date in running text: `{2026-11-20}`, `{2026-11}`, or `{07-01}` for a day of every year. */
const dates = /\{(\d{4}-\d{2}(?:-\d{2})?|\d{2}-\d{2})\}/g;

/** The dates in a text, as they are written there: `2026-11`. */
export const datesIn = (text: string): string[] =>
  Array.from(text.matchAll(dates), ([, date = '']) => date);

/** Splits running text at its dates in braces and formats these. */
export const datedPieces = (text: string, locale: Language): DatedPiece[] =>
  piecesOf<DatedPiece>(text, dates, ([, date = '']) => ({
    text: formatPartialDate(date, locale),
    date,
  }));

/** Running text with its dates in words: `{2026-11}` is `November 2026`. */
export const withDates = (text: string, locale: Language): string =>
  datedPieces(text, locale)
    .map((piece) => piece.text)
    .join('');
