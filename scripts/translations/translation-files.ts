import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { englishFileOf } from '@nectarine/edit-mode/content/languages';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import {
  isComputed,
  literalValue,
  readSource,
  type Source,
} from '@nectarine/edit-mode/source/read';
import { unreadable } from '../content-check/unreadable';
import { filesIn } from '../files/files';
import { languageFolders } from '../language-folders.mjs';

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

/** The last result for each file, because parsing all files takes longer than checking them. */
const lastRead = new Map<string, { text: string; read: TranslationFile | Problem }>();

/** Reads one file of texts. @param text its source, or its intended source */
export function readTranslation(
  root: string,
  file: string,
  text = readFileSync(path.join(root, file), 'utf8'),
): TranslationFile | Problem {
  const place = path.join(root, file);
  const last = lastRead.get(place);
  if (last?.text === text) return last.read;
  const read = parsed(file, text);
  lastRead.set(place, { text, read });
  return read;
}

function parsed(file: string, text: string): TranslationFile | Problem {
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
