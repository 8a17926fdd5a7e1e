/** A piece of text; `hit` marks words of the query. */
export type Piece = { text: string; hit: boolean };

/** A word in the index's form: lower case, without a plural ending. */
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
 * An excerpt around the first hit, about `length` characters of whole words; the beginning if there
 * is no hit. An ellipsis marks omissions.
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
