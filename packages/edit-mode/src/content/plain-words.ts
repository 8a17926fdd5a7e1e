/** Letters, digits and meaningful signs such as currencies; no punctuation, lower case. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}\p{S}%]+/gu) ?? [];

/** The words of all texts in a value as one line, for comparison. */
export const plainWords = (value: unknown): string =>
  wordsOf(JSON.stringify(value) ?? '').join(' ');
