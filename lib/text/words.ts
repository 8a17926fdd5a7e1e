/** The words of a text, in small letters. */
export const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words with spaces around them, so that whole words can be found in a text. */
export const spaced = (text: string): string => ` ${wordsIn(text).join(' ')} `;

/** A word as it is compared: in small letters, without a plural ending. */
export function wordForm(word: string): string {
  const small = word.toLowerCase();
  if (small.length < 4) return small;
  return small.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
}

/** A text as it is compared, with spaces around its words: `Used phones` is ` used phone `. */
export const comparedForm = (text: string): string => spaced(wordsIn(text).map(wordForm).join(' '));
