/** Whether a file has the texts of another language: `content/sw/forms.ts`. */
export const isTranslation = (file: string): boolean => /^content\/[a-z]{2}\//.test(file);

/** The English file of a translation: `content/sw/forms.ts` translates `content/forms.ts`. */
export const englishFileOf = (file: string): string =>
  file.replace(/^content\/[a-z]{2}\//, 'content/');

/** The file that has or would have the texts of an English file in a language. */
export const translationOf = (english: string, language: string): string =>
  english.replace(/^content\//, `content/${language}/`);

/** The hash of the English texts that a translation records as its source. */
export const recordedIn = (texts: unknown): string | undefined =>
  (texts as { english?: string } | undefined)?.english;
