import type { Piece } from '@/lib/search/highlight';

/** A text with the words of the query marked. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, hit }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
    hit ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>,
  );
}
