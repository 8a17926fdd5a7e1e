/** A text in pieces: what a global pattern finds in it, and the text between, unchanged. */
export function piecesOf<Piece>(
  text: string,
  pattern: RegExp,
  found: (match: RegExpExecArray) => Piece,
): (Piece | { text: string })[] {
  const pieces: (Piece | { text: string })[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push(found(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
