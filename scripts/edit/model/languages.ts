/**
 * Whether a place is in another language: `content/sw/forms.ts` stands for the Swahili texts of
 * `content/forms.ts`, which are in `content/sw.po`.
 */
export const isTranslation = (file: string): boolean => /^content\/[a-z]{2}\//.test(file);

/** The English file of a place in another language: `content/forms.ts`. */
export const englishFileOf = (file: string): string =>
  file.replace(/^content\/[a-z]{2}\//, 'content/');

/** What stands for the texts of an English file in a language: `content/sw/forms.ts`. */
export const translationOf = (english: string, language: string): string =>
  english.replace(/^content\//, `content/${language}/`);

export const languageOf = (file: string): string => file.split('/')[1] ?? '';

/** The catalogue with the texts of a place in another language: `content/sw.po`. */
export const catalogueOf = (file: string): string => `content/${languageOf(file)}.po`;

export const isCatalogue = (file: string): boolean => /^content\/[a-z]{2}\.po$/.test(file);
