/** A piece of a text; `hit` pieces are words that were looked for. */
export type Piece = { text: string; hit: boolean };

/** A word as the index knows it: small letters, without the ending of a plural. */
export function wordForm(word: string): string {
  const small = word.toLowerCase();
  if (small.length < 4) return small;
  return small.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
}

/** Splits a text at the words whose form is among `forms`. The pieces together are the text. */
export function highlight(text: string, forms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(/([\p{L}\p{N}]+)/u)) {
    const hit = part !== '' && forms.has(wordForm(part));
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += part;
    else if (part !== '') pieces.push({ text: part, hit });
  }
  return pieces;
}

/**
 * The part of a text where its first hit stands, about `length` characters in whole words;
 * the beginning when nothing hits. An ellipsis marks what was left out.
 */
export function excerpt(text: string, forms: ReadonlySet<string>, length: number): string {
  if (text.length <= length) return text;
  const [before] = highlight(text, forms);
  const firstHit =
    before && !before.hit && before.text.length < text.length ? before.text.length : 0;
  const wanted = Math.min(Math.max(firstHit - length / 3, 0), text.length - length);
  const start = wanted === 0 ? 0 : text.lastIndexOf(' ', wanted) + 1;
  const space = text.lastIndexOf(' ', start + length);
  const end = start + length >= text.length ? text.length : space > start ? space : start + length;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
