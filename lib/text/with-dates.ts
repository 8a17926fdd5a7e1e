import type { Language } from '@/lib/format/locale';
import { datedPieces } from './dated-pieces';

/** Running text with its dates in words: `{2026-11}` is `November 2026`. */
export function withDates(text: string, locale: Language): string {
  return datedPieces(text, locale)
    .map((piece) => piece.text)
    .join('');
}
