import { wordForm } from '@/lib/text/words';

/** A piece of text; `hit` marks words of the query. */
export type Piece = { text: string; hit: boolean };

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
