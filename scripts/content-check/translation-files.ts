import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isComputed, literalValue, readSource, type Source } from '../content-source/read';
import { filesIn } from '../files/files';
import { languageFolders } from '../language-folders.mjs';
import type { ContentFile } from './content-file';
import type { Problem } from './problem';
import { unreadable } from './unreadable';

/** A file with the texts of one language, and the English file that it translates. */
export type TranslationFile = {
  /** From the project's root: `content/sw/services/buy-for-me.ts`. */
  file: string;
  language: string;
  /** `content/services/buy-for-me.ts` */
  english: string;
  texts: unknown;
  source: Source;
};

/** Whether a file has the texts of another language: `content/sw/forms.ts`. */
export const isTranslation = (file: string): boolean => /^content\/[a-z]{2}\//.test(file);

/** The English file of a translation: `content/sw/forms.ts` translates `content/forms.ts`. */
export const englishFileOf = (file: string): string =>
  file.replace(/^content\/[a-z]{2}\//, 'content/');

/** The file that has or would have the texts of an English file in a language. */
export const translationOf = (english: string, language: string): string =>
  english.replace(/^content\//, `content/${language}/`);

/** Reads one file of texts. @param text its source, or its intended source */
export function readTranslation(
  root: string,
  file: string,
  text = readFileSync(path.join(root, file), 'utf8'),
): TranslationFile | Problem {
  try {
    const source = readSource(text);
    const texts = literalValue(source.root);
    if (isComputed(texts)) throw new SyntaxError('it may contain texts only');
    const [, language = ''] = file.split('/');
    return { file, language, english: englishFileOf(file), texts, source };
  } catch (error) {
    return unreadable(file, error, text);
  }
}

/** Every file of texts in every language. */
export const readTranslations = (root: string): (TranslationFile | Problem)[] =>
  languageFolders.flatMap((language) =>
    filesIn(path.join(root, 'content', language), '.ts')
      .filter((file) => !file.endsWith('.generated.ts'))
      .sort()
      .map((file) => readTranslation(root, `content/${language}${file}`)),
  );

/** A page is in a folder of its language, everything else directly in it. */
export const isPage = ({ file }: Pick<TranslationFile, 'file'>): boolean =>
  file.split('/').length > 3;

/** The English files by their names. */
export const byName = (files: readonly ContentFile[]): ReadonlyMap<string, ContentFile> =>
  new Map(files.map((file) => [file.file, file]));
